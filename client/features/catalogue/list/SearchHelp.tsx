import Typography from "@mui/material/Typography";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { AreaConfig } from "./areas.ts";
import { addressOf, type ListFilters } from "./listFilters.ts";
import type { Products } from "./ProductResults.tsx";

/** Results of a search beside products: corrections, and guides about it. */
export function SearchHelp(props: { area: AreaConfig; filters: ListFilters; products: Products | undefined }) {
  const { area, filters, products } = props;
  const isOff = useIsOff();
  if (!filters.search || !products) return null;
  const { searchSuggestion: meant, searchGuides: guides } = products;
  const hasHits = products.totalCount > 0 && !products.showsSearchSuggestion;
  return (
    <>
      {meant && (
        <Typography role="status" sx={{ mb: 4, overflowWrap: "anywhere" }}>
          {hasHits ? "Få" : "Inga"} träffar på ”{filters.search}”. Menade du{" "}
          <TextLink to={addressOf({ ...filters, search: meant }, area)}>{meant}</TextLink>?
          {products.showsSearchSuggestion && " Det är träffarna på det som visas."}
        </Typography>
      )}
      {guides.length > 0 && !isOff("/guider") && (
        <Typography sx={{ mb: 4 }}>
          Läs mer:{" "}
          {guides.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && " · "}
              <TextLink to={path}>{title}</TextLink>
            </span>
          ))}
        </Typography>
      )}
    </>
  );
}
