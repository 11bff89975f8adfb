import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { LARGE_LETTERS } from "../../../theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { CompareButton } from "./CompareButton.tsx";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";
import { FoldedFacts, ProductTexts } from "./ProductFacts.tsx";
import { VisitButton } from "./VisitButton.tsx";

/** Width of the line that unfolds the rest; it is beside the buttons, and its content below them. */
const MORE = 76;

const Summary = styled("summary")(({ theme }) => ({
  position: "absolute",
  top: 0,
  right: 0,
  width: MORE,
  height: 44,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  cursor: "pointer",
  listStyle: "none",
  borderRadius: 10,
  fontWeight: 600,
  color: theme.vars?.palette.primary.main,
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": { transition: "transform 150ms" },
  "details[open] > & > svg": { transform: "rotate(180deg)" },
  "@media (hover: hover)": { "&:hover": { backgroundColor: theme.vars?.palette.mist } },
  [LARGE_LETTERS]: { position: "static", width: "auto", minHeight: 44, height: "auto" },
}));

/** The bottom of a card: into the comparison, to the seller, and all else that is known of the product. */
export function CardActions(props: {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
  titleId: string;
  isOwnOrder: boolean;
}) {
  const { product, area, titleId } = props;
  const { databaseId, isLinkBroken, checkedOn } = product;
  const visitPath = isLinkBroken ? null : product.visitPath;
  const adId = `annons-${databaseId}`;
  return (
    <Box sx={{ position: "relative", alignSelf: "start", mt: { xs: 1.5, sm: 4 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          gap: 2,
          mr: `${MORE + 4}px`,
          "& .MuiButton-root": { minHeight: 44, px: { xs: 2, sm: 3 }, fontSize: "0.9375rem", whiteSpace: "nowrap" },
          "@media (scripting: none)": { gridTemplateColumns: "minmax(0, 1fr)" },
          [LARGE_LETTERS]: { gridTemplateColumns: "minmax(0, 1fr)", mr: 0 },
        }}
      >
        <CompareButton product={product} area={area} aria-describedby={titleId} />
        <Box
          sx={{
            position: "relative",
            display: "grid",
            "& > a": { pb: "1.125rem", pt: 1 },
            "& svg": { display: "none" },
          }}
        >
          <VisitButton
            area={area}
            path={visitPath}
            isBroken={isLinkBroken}
            variant="contained"
            aria-describedby={visitPath ? `${titleId} ${adId} viktigt-${databaseId}` : titleId}
          />
          {visitPath && (
            <Typography
              id={adId}
              variant="body2"
              sx={{
                position: "absolute",
                inset: "auto 0 0.3125rem",
                fontSize: "0.75rem",
                lineHeight: 1.2,
                textAlign: "center",
                pointerEvents: "none",
                color: "primary.contrastText",
              }}
            >
              Annonslänk
            </Typography>
          )}
        </Box>
      </Box>
      <Box component="details" sx={{ fontSize: "0.9375rem", lineHeight: 1.45 }}>
        <Summary>
          Mer
          <VisuallyHidden> om {product.name}</VisuallyHidden>
          <ExpandMore aria-hidden="true" fontSize="small" />
        </Summary>
        <Box sx={{ display: "grid", gap: 3, pt: 4 }}>
          <FoldedFacts product={product} area={area} />
          <ProductTexts product={product} area={area} />
          <Typography variant="body2" color="textSecondary" component="div">
            {props.isOwnOrder && <div>{product.rankReason}</div>}
            {checkedOn && <div>Uppgifterna kontrollerade {swedishDay(checkedOn)}</div>}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
