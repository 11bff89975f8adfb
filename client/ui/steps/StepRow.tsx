import { useSortable } from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ComponentType, ReactNode } from "react";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import DragIndicator from "~icons/ic/baseline-drag-indicator";
import ContentCopy from "~icons/ic/outline-content-copy";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import { FREQUENCIES, TIMES_OF_DAY } from "../../../schema/protocols/vocabulary.ts";
import type { Tint } from "../../theme.ts";
import { Badge } from "../Badge.tsx";
import { Card } from "../Card.tsx";
import type { StepValues } from "./protocolValues.ts";
import { StepDetails } from "./StepDetails.tsx";

/** What can be done with a step in the list. */
export interface StepActions {
  /** Shows what is folded. */
  unfold(): void;
  /** @param button what was pressed, which keeps the focus */
  moveTo(place: number, button: StepButton): void;
  edit(): void;
  duplicate(): void;
  remove(): void;
}

/** A control of a step. */
export type StepButton = "visa" | "upp" | "ner" | "plats" | "redigera" | "kopiera" | "ta-bort";

/** Id of a control of a step, by which the focus finds it when the row has moved. */
export const stepButtonId = (key: string, button: StepButton): string => `steg-${key}-${button}`;

/** A step in the list: what it is, the handle by which it is dragged, and its buttons; folded, a line of a long list. */
export function StepRow(props: {
  step: StepValues;
  category: { name: string; tint: Tint };
  /** From 0. */
  place: number;
  /** How many steps there are. */
  count: number;
  isFolded: boolean;
  /** Whether it can be put at any place at once, as in a long list. */
  hasPlaces: boolean;
  actions: StepActions;
  /** The form in which it is changed, in the place of what it says. */
  form: ReactNode | undefined;
}) {
  const { step, category, place, actions, form } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: step.key,
    disabled: Boolean(form),
    attributes: { roleDescription: "flyttbart steg" },
  });
  const { key, title, frequency, timeOfDay, dosage } = step;
  const isLast = place === props.count - 1;
  const facts = [FREQUENCIES[frequency], timeOfDay && TIMES_OF_DAY[timeOfDay], dosage].filter(Boolean).join(" · ");
  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
      sx={{
        position: "relative",
        p: form ? { xs: 4, sm: 6 } : 0,
        ...(isDragging && { zIndex: 1, boxShadow: "0 8px 30px rgb(0 0 0 / 0.18)" }),
      }}
    >
      {form ?? (
        <Box sx={{ display: "flex", flexWrap: { xs: "wrap", md: "nowrap" }, alignItems: "flex-start" }}>
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Flytta ${title}`}
            sx={{
              width: 44,
              minHeight: 56,
              borderRadius: 1,
              color: "text.secondary",
              touchAction: "none",
              cursor: "grab",
            }}
          >
            <DragIndicator />
          </IconButton>
          {props.isFolded ? (
            <ButtonBase
              id={stepButtonId(key, "visa")}
              aria-expanded={false}
              onClick={actions.unfold}
              sx={{
                flex: "1 1 calc(100% - 60px)",
                minWidth: 0,
                minHeight: 56,
                pr: 4,
                py: 2,
                display: "flex",
                flexWrap: "wrap",
                justifyContent: "space-between",
                columnGap: 4,
                textAlign: "left",
                fontSize: "1.125rem",
                "&:focus-visible": { outline: "3px solid", outlineColor: "secondary.main", outlineOffset: -3 },
              }}
            >
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere", minWidth: 0 }}>
                {title}
              </Box>
              <Typography component="span" variant="body2" color="textSecondary">
                {facts}
              </Typography>
            </ButtonBase>
          ) : (
            <>
              <Box sx={{ flex: "1 1 calc(100% - 60px)", minWidth: 0, py: 4, pr: 4, overflowWrap: "anywhere" }}>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <StepDetails step={step} />
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1.5, mt: 2 }}>
                  <Badge tint={category.tint}>{category.name}</Badge>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {facts}
                  </Typography>
                </Box>
              </Box>
              <Box
                sx={{
                  display: "flex",
                  flexShrink: 0,
                  justifyContent: { xs: "space-between", md: "flex-end" },
                  width: { xs: "100%", md: "auto" },
                  p: { xs: 1, md: 1.5 },
                  borderTop: { xs: 1, md: 0 },
                  borderColor: { xs: "divider", md: "divider" },
                }}
              >
                <RowButton
                  id={stepButtonId(key, "upp")}
                  label={`Flytta upp ${title}`}
                  Icon={ArrowUpward}
                  isOff={place === 0}
                  onClick={() => actions.moveTo(place - 1, "upp")}
                />
                <RowButton
                  id={stepButtonId(key, "ner")}
                  label={`Flytta ner ${title}`}
                  Icon={ArrowDownward}
                  isOff={isLast}
                  onClick={() => actions.moveTo(place + 1, "ner")}
                />
                {props.hasPlaces && (
                  <Box
                    component="select"
                    id={stepButtonId(key, "plats")}
                    aria-label={`Plats för ${title}`}
                    value={place}
                    onChange={({ target }) => actions.moveTo(Number(target.value), "plats")}
                    sx={{
                      height: 44,
                      px: 1,
                      font: "inherit",
                      fontSize: "1rem",
                      color: "text.secondary",
                      bgcolor: "background.paper",
                      border: 1,
                      borderColor: "divider",
                      borderRadius: 1,
                    }}
                  >
                    {Array.from({ length: props.count }, (_, to) => to + 1).map((label) => (
                      <option key={label} value={label - 1}>
                        {label}
                      </option>
                    ))}
                  </Box>
                )}
                <RowButton
                  id={stepButtonId(key, "redigera")}
                  label={`Redigera ${title}`}
                  Icon={EditOutlined}
                  onClick={actions.edit}
                />
                <RowButton
                  id={stepButtonId(key, "kopiera")}
                  label={`Kopiera ${title}`}
                  Icon={ContentCopy}
                  onClick={actions.duplicate}
                />
                <RowButton
                  id={stepButtonId(key, "ta-bort")}
                  label={`Ta bort ${title}`}
                  Icon={DeleteOutlined}
                  onClick={actions.remove}
                />
              </Box>
            </>
          )}
        </Box>
      )}
    </Card>
  );
}

function RowButton(props: {
  id: string;
  label: string;
  Icon: ComponentType<{ fontSize: "small" }>;
  /** It would do nothing now; it stays in its place, so that the focus does. */
  isOff?: boolean;
  onClick: () => void;
}) {
  const { id, label, Icon, isOff, onClick } = props;
  return (
    <IconButton
      id={id}
      aria-label={label}
      title={label.split(" ").slice(0, 1).join(" ")}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      sx={{ width: 44, height: 44, color: "text.secondary", opacity: isOff ? 0.38 : 1 }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
