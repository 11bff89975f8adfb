import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { reportFailure } from "../../../shell/reportFailure.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import type { AreaConfig } from "../list/areas.ts";
import { OfferList } from "../offers/OfferList.tsx";
import { ProviderProductsDocument } from "./ProviderProducts.generated.ts";
import { addressAfter, areaAnchor, PAGE_SIZE, type PageProvider } from "./pageProvider.ts";

/** A provider's products in one area; nothing without any. */
export function ProviderProducts(props: { provider: PageProvider; area: AreaConfig; page: PageProvider["tests"] }) {
  const { provider, area, page } = props;
  const apollo = useApolloClient();
  const [more, awaited] = useLoadMore(
    ({ variables: { after } }) =>
      apollo.query({
        query: ProviderProductsDocument,
        variables: { id: provider.databaseId, area: area.area, first: PAGE_SIZE, after },
      }),
    (error, run) => {
      reportFailure(error);
      showToast({ ...area.loadError, tone: "error", action: { label: "Försök igen", run } });
    },
  );
  if (!page || page.nodes.length === 0) return null;
  const id = areaAnchor(area);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 10, md: 12 } }}>
      <SectionHeading id={id}>{area.title}</SectionHeading>
      <Box sx={{ mt: 4 }}>
        <OfferList products={page.nodes} area={area} label={`${area.title} från ${provider.name}`} isOfOneProvider />
      </Box>
      <ShowMore
        pageInfo={page.pageInfo}
        awaited={awaited}
        onMore={more}
        addressAfter={(cursor) => addressAfter(provider, area, cursor)}
      />
    </Box>
  );
}
