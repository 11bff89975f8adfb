import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import CheckCircle from "@mui/icons-material/CheckCircle";
import Circle from "@mui/icons-material/RadioButtonUnchecked";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Card } from "../../ui/Card.tsx";
import { ProgressTrack } from "../../ui/ProgressTrack.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import {
  type CategoryProgress_CategoryFragment as Category,
  CategoryProgress_CategoryFragmentDoc,
} from "./CategoryProgress.generated.ts";

/** A category: how far it is, when something was last done, and everything that counts in it. */
export function CategoryProgress({ category: from }: { category: FragmentType<Category> }) {
  const { data: category, complete } = useFragment({
    fragment: CategoryProgress_CategoryFragmentDoc,
    fragmentName: "CategoryProgress_category",
    from,
  });
  if (!complete) return null;
  const { title, completedSections, totalSections, percentage, lastActivity } = category;
  const titleId = `kategori-${category.id}`;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ pb: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3, mb: 3 }}>
        <Typography id={titleId} variant="h4" component="h3">
          {title}
        </Typography>
        {percentage === 100 && <Badge tint="green">Klar</Badge>}
        <Typography sx={{ ml: "auto", fontVariantNumeric: "tabular-nums" }}>
          {completedSections} av {totalSections}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {" · "}
            {percentage} %
          </Box>
        </Typography>
      </Box>
      <ProgressTrack
        name={title}
        value={percentage}
        text={`${completedSections} av ${totalSections}, ${percentage} %`}
      />
      <Box sx={{ mt: 1 }}>
        <Accordion
          tone="button"
          title={
            <>
              Visa delarna<VisuallyHidden> i {title}</VisuallyHidden>
            </>
          }
          aside={
            lastActivity ? (
              <>
                Senast <time dateTime={lastActivity}>{swedishDay(lastActivity)}</time>
              </>
            ) : (
              "Inte påbörjad"
            )
          }
          isLate
        >
          <Items items={category.items} />
        </Accordion>
      </Box>
    </Card>
  );
}

function Items({ items }: { items: Category["items"] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        mt: 2,
        mb: 3,
        p: 0,
        display: "grid",
        columnGap: 8,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "1fr 1fr" },
      }}
    >
      {items.map(({ id, title, url, isCompleted, completedAt }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "flex", gap: 3, py: 2, borderTop: 1, borderColor: "divider", fontSize: 16 }}
        >
          {isCompleted ? (
            <CheckCircle aria-hidden="true" sx={{ color: "success.main" }} />
          ) : (
            <Circle aria-hidden="true" sx={{ color: "text.secondary" }} />
          )}
          <div>
            <TextLink to={url}>{title}</TextLink>
            {isCompleted ? (
              <Typography variant="body2" color="textSecondary">
                Klar{completedAt && ` ${swedishDay(completedAt)}`}
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
