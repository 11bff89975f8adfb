import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { reportFailure } from "../../../shell/reportFailure.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { AD_LINKS } from "../../../ui/link/adLinks.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { type FetchMore, useLoadMore } from "../../../ui/useLoadMore.ts";
import { TESTS } from "../list/testsArea.ts";
import { addressWith } from "../markers/markerAddress.ts";
import { OfferList } from "../offers/OfferList.tsx";
import type { PageMarker } from "./pageMarker.ts";

/** The cheapest ones show, the others are folded below them. */
const SHOWN = 3;

/** The tests that measure a marker, the cheapest first. */
export function MarkerTests({ marker, onMore }: { marker: PageMarker; onMore: FetchMore }) {
  const [more, awaited] = useLoadMore(onMore, (error, run) => {
    reportFailure(error);
    showToast({ ...TESTS.loadError, tone: "error", action: { label: "Försök igen", run } });
  });
  const tests = marker.products?.nodes ?? [];
  const pageInfo = marker.products?.pageInfo;
  return (
    <section aria-labelledby="tester">
      <SectionHeading id="tester">Tester som mäter {marker.name}</SectionHeading>
      {tests.length === 0 ? (
        <Box sx={{ mt: 4 }}>
          <EmptyState title="Inget test i listan mäter den just nu">
            <TextLink to={TESTS.path}>Alla hälsotester</TextLink>
          </EmptyState>
        </Box>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: "66ch" }}>
            Billigast först.
            {tests.some((test) => test.isRecurring) && " Ett abonnemang räknas med vad en betalning kostar."}{" "}
            <TextLink to={addressWith([marker.databaseId])}>Räkna ut vad den kostar tillsammans med andra</TextLink>.{" "}
            {AD_LINKS}
          </Typography>
          <OfferList
            products={tests.slice(0, SHOWN)}
            area={TESTS}
            label={`Tester som mäter ${marker.name}`}
            canCompare
          />
          {tests.length > SHOWN && (
            <Accordion title="Visa fler tester" aside={pageInfo?.hasNextPage ? undefined : tests.length - SHOWN}>
              <OfferList
                products={tests.slice(SHOWN)}
                area={TESTS}
                label={`Fler tester som mäter ${marker.name}`}
                canCompare
              />
              {pageInfo && (
                <ShowMore
                  pageInfo={pageInfo}
                  awaited={awaited}
                  onMore={more}
                  addressAfter={(cursor) => `${marker.path}?efter=${cursor}`}
                />
              )}
            </Accordion>
          )}
        </>
      )}
    </section>
  );
}
