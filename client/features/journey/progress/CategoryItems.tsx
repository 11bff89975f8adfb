import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import CheckCircle from "~icons/ic/baseline-check-circle";
import Circle from "~icons/ic/baseline-radio-button-unchecked";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import type { JourneyCategoryKey } from "../../../apollo/schemaTypes.generated.ts";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { PanelWaiting } from "../page/PanelWaiting.tsx";
import { useCategoryItemsQuery } from "./CategoryItems.generated.ts";
import { GRID_LIST } from "./grids.ts";

/** Everything that counts in a category, and when it was done; asked for when it shows. */
export function CategoryItems({ category }: { category: JourneyCategoryKey }) {
  const { data, error, refetch } = useCategoryItemsQuery({ variables: { category } });
  if (!data?.journey) return <PanelWaiting error={error} onRetry={refetch} />;
  const items = data.journey.categories.flatMap((one) => one.items);
  return (
    <Box
      component="ul"
      sx={{ ...GRID_LIST, mt: 2, mb: 3, columnGap: 8, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "1fr 1fr" } }}
    >
      {items.map(({ key, title, path, completedAt }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: "flex", gap: 3, py: 2, borderTop: 1, borderColor: "divider", fontSize: "1rem" }}
        >
          {completedAt ? (
            <CheckCircle aria-hidden="true" sx={{ color: "success.main" }} />
          ) : (
            <Circle aria-hidden="true" sx={{ color: "text.secondary" }} />
          )}
          <div>
            <NameLink to={path}>{title}</NameLink>
            {completedAt ? (
              <Typography variant="body2" color="textSecondary">
                Klar {swedishDay(completedAt)}
              </Typography>
            ) : (
              <VisuallyHidden>, inte gjord än</VisuallyHidden>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}
