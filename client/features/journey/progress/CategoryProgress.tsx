import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { CategoryItems } from "./CategoryItems.tsx";
import {
  type CategoryProgress_CategoryFragment as Category,
  CategoryProgress_CategoryFragmentDoc,
} from "./CategoryProgress.generated.ts";

/** A category: how far it is, when something was last done, and, once it is unfolded, everything that counts in it. */
export function CategoryProgress(props: {
  category: FragmentType<Category>;
  /** True to have it unfolded from the beginning. */
  isOpen: boolean;
  /** An additional note. */
  children?: ReactNode;
}) {
  const { data: category, complete } = useFragment({
    fragment: CategoryProgress_CategoryFragmentDoc,
    from: props.category,
  });
  if (!complete) return null;
  const { title, completedSections, totalSections, percentage, lastActivity } = category;
  const titleId = `kategori-${category.key}`;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ pb: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3, mb: 3 }}>
        <Typography id={titleId} variant="h4" component="h3">
          {title}
        </Typography>
        {percentage === 100 && <Badge tint="green">Klar</Badge>}
        {totalSections > 0 && (
          <Typography sx={{ ml: "auto", fontVariantNumeric: "tabular-nums" }}>
            {completedSections} av {totalSections}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {" · "}
              {percentage} %
            </Box>
          </Typography>
        )}
      </Box>
      {totalSections === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          Här finns inget att göra ännu.
        </Typography>
      ) : (
        <>
          <ProgressTrack
            name={title}
            value={percentage}
            text={`${completedSections} av ${totalSections}, ${percentage} %`}
          />
          {props.children}
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
              isOpen={props.isOpen}
              isLate
            >
              <CategoryItems category={category.key} />
            </Accordion>
          </Box>
        </>
      )}
    </Card>
  );
}
