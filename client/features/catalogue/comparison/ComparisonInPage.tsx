import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocation, useSearchParams } from "react-router-dom";
import { comparedFromText, tooManyIn } from "../../../../schema/rules/catalogue/comparison.ts";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { ComparisonTableDocument, useComparisonTableQuery } from "./ComparisonTable.generated.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { comparisonIn, droppedText, withComparison } from "./comparisonAddress.ts";

/** Asks for what the comparison shows. */
export const loadComparison = (apollo: ApolloClient, ids: readonly number[]) =>
  apollo.query({ query: ComparisonTableDocument, variables: { databaseIds: [...ids] } });

/** The comparison that the address names, as a part of the page: what can be pressed are links. */
export function ComparisonInPage({ area }: { area: AreaConfig }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { named, onlyDifferences } = comparisonIn(params);
  const ids = comparedFromText(named);
  const { data } = useComparisonTableQuery({ variables: { databaseIds: ids }, skip: ids.length === 0 });
  if (ids.length === 0 || !data) return null;
  const products = (data.productsByIds ?? []).filter(({ __typename }) => __typename === area.productType);
  const dropped = droppedText(area, { over: tooManyIn(named), gone: ids.length - products.length });
  const to = (next: URLSearchParams) => `${pathname}?${next}`.replace(/\?$/, "");
  return (
    <PageContainer component="section" aria-labelledby="jamforelsen" sx={{ mt: 10 }}>
      <Typography id="jamforelsen" variant="h2">
        Jämförelse
      </Typography>
      {dropped && <Typography sx={{ mt: 3, maxWidth: "66ch" }}>{dropped}</Typography>}
      {products.length === 0 && <Typography sx={{ mt: 3, fontWeight: 600 }}>{area.compare.empty}</Typography>}
      <Box data-screen-only="" sx={{ display: "flex", flexWrap: "wrap", columnGap: 6, my: 4 }}>
        {products.length > 1 && (
          <TextLink to={to(withComparison(params, ids, !onlyDifferences))}>
            {onlyDifferences ? "Visa allt" : "Visa bara skillnader"}
          </TextLink>
        )}
        <TextLink to={to(withComparison(params, null, false))}>Stäng jämförelsen</TextLink>
      </Box>
      {products.length > 0 && (
        <ComparisonTable
          area={area}
          products={products}
          onlyDifferences={onlyDifferences}
          ground="background.default"
          notice={<DemoNotice isDemo={data.isDemoCatalogue} />}
        />
      )}
    </PageContainer>
  );
}
