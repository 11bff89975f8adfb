import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from "react";
import { MAX_STEPS } from "../../../schema/protocols/vocabulary.ts";
import { showToast } from "../../toasts/toasts.ts";
import { Card } from "../Card.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { emptyStep, isEmptyStep, type StepValues } from "./protocolValues.ts";
import { StepForm, type StepFormHandle } from "./StepForm.tsx";
import { StepList } from "./StepList.tsx";
import { type StepButton, StepRow, stepButtonId } from "./StepRow.tsx";
import { moved } from "./stepOrder.ts";
import { useStepCategories } from "./useStepCategories.ts";

/** From so many steps on, each shows as a line of its own until it is opened. */
const FOLDED_FROM = 9;

/** Name of the step that is being written and is not in the list yet. */
const NEW = "new";

/** Steps that are being written and are not in the list yet: by the key of the step that changes, or 'new'. */
type OpenSteps = Record<string, StepValues>;

/** What of editing steps is known around them. */
export interface StepEditing {
  open: OpenSteps;
  setOpen: Dispatch<SetStateAction<OpenSteps>>;
  edited: string | undefined;
  setEdited: Dispatch<SetStateAction<string | undefined>>;
  form: RefObject<StepFormHandle | null>;
}

/**
 * Editing of a protocol's steps.
 * @param begun steps that were being written
 */
export function useStepEditing(begun: OpenSteps = {}): StepEditing {
  const [open, setOpen] = useState(begun);
  const [edited, setEdited] = useState(() => Object.keys(begun).find((key) => key !== NEW));
  const form = useRef<StepFormHandle>(null);
  return { open, setOpen, edited, setEdited, form };
}

/** Those in which something is written. */
export const writtenSteps = (open: OpenSteps): OpenSteps =>
  Object.fromEntries(Object.entries(open).filter(([, step]) => !isEmptyStep(step)));

const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
/** A button of a step, or what opens the step where it is folded. */
const focusStep = (key: string, button: StepButton) =>
  requestAnimationFrame(() =>
    (document.getElementById(stepButtonId(key, button)) ?? document.getElementById(stepButtonId(key, "visa")))?.focus(),
  );

/** Leads from a long list of steps to the form for one more; undefined where there is no need, or no form. */
export const wayToForm = (id: string, steps: readonly StepValues[], edited: string | undefined) =>
  steps.length >= FOLDED_FROM && steps.length < MAX_STEPS && !edited ? () => focus(`${id}-nytt`) : undefined;

/** The steps of a protocol in their order, with the forms in which they are written. */
export function Steps(props: {
  /** Begins the ids of its parts. */
  id: string;
  steps: readonly StepValues[];
  /** The steps at the moment of asking. */
  getSteps: () => readonly StepValues[];
  setSteps: (steps: StepValues[]) => void;
  /** They were put in an order by hand. */
  onMoved: () => void;
  hasOwnOrder: boolean;
  editing: StepEditing;
  /** Below the list, before the form for one more. */
  notes: ReactNode;
}) {
  const { id, steps, getSteps, setSteps, editing } = props;
  const { open, setOpen, edited, setEdited } = editing;
  const categories = useStepCategories();
  const [said, setSaid] = useState("");
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const unfold = (key: string) => setUnfolded((known) => new Set([...known, key]));

  const keep = useCallback(
    (name: string, step: StepValues) => setOpen((known) => ({ ...known, [name]: step })),
    [setOpen],
  );
  const keepNew = useCallback((step: StepValues) => keep(NEW, step), [keep]);
  const keepEdited = useCallback((step: StepValues) => keep(step.key, step), [keep]);
  const drop = (name: string) => setOpen(({ [name]: _, ...others }) => others);

  const add = (step: StepValues) => {
    const now = getSteps();
    setSteps([...now, step]);
    drop(NEW);
    setSaid(`${step.title} är tillagt, ${now.length + 1} steg i allt.`);
  };
  const change = (step: StepValues) => {
    setSteps(getSteps().map((one) => (one.key === step.key ? step : one)));
    close(step.key);
  };
  const close = (key: string) => {
    setEdited(undefined);
    drop(key);
    focusStep(key, "redigera");
  };
  const move = (from: number, to: number) => {
    const now = getSteps();
    setSteps(moved(now, from, to));
    props.onMoved();
    return `${now[from]?.title} är på plats ${to + 1} av ${now.length}.`;
  };
  const duplicate = (step: StepValues, place: number) => {
    const copy = { ...step, key: crypto.randomUUID() };
    setSteps([...steps.slice(0, place + 1), copy, ...steps.slice(place + 1)]);
    setSaid(`${step.title} är kopierat.`);
    unfold(copy.key);
    focusStep(copy.key, "redigera");
  };
  const remove = (step: StepValues, place: number) => {
    const others = steps.filter(({ key }) => key !== step.key);
    setSteps(others);
    const next = others[Math.min(place, others.length - 1)];
    if (next) focusStep(next.key, "ta-bort");
    else focus(`${id}-nytt`);
    showToast({
      title: "Steget är borttaget",
      text: step.title,
      action: {
        label: "Ångra",
        run: () => {
          const now = getSteps();
          if (!now.some(({ key }) => key === step.key)) setSteps([...now.slice(0, place), step, ...now.slice(place)]);
          focusStep(step.key, "redigera");
        },
      },
    });
  };
  const isFull = steps.length >= MAX_STEPS;
  const isLong = steps.length >= FOLDED_FROM;
  const toForm = wayToForm(id, steps, edited);
  return (
    <Box component="section" aria-labelledby={`${id}-steg`} sx={{ mt: { xs: 10, sm: 12 } }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 3, mb: 4 }}>
        <Typography id={`${id}-steg`} variant="h2">
          Steg
        </Typography>
        {steps.length > 0 && (
          <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
            {steps.length}
          </Typography>
        )}
        {toForm && (
          <Button size="small" onClick={toForm} sx={{ ml: "auto" }}>
            Till formuläret
          </Button>
        )}
      </Box>
      {steps.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: -2, mb: 4 }}>
          {props.hasOwnOrder
            ? "Inom en tid på dagen står stegen i den här ordningen i dagens lista."
            : "I dagens lista står stegen efter rubrik inom en tid på dagen. Flyttar du dem gäller din ordning i stället."}
        </Typography>
      )}
      {steps.length > 0 && (
        <StepList steps={steps} onMove={move}>
          {steps.map((step, place) => (
            <StepRow
              key={step.key}
              step={step}
              category={categories.look(step.category)}
              place={place}
              count={steps.length}
              isFolded={isLong && !unfolded.has(step.key)}
              hasPlaces={isLong}
              actions={{
                unfold: () => {
                  unfold(step.key);
                  focusStep(step.key, "redigera");
                },
                moveTo: (to, button) => {
                  setSaid(move(place, to));
                  // A row that was moved in the page has lost the focus.
                  focusStep(step.key, button);
                },
                edit: () => setEdited(step.key),
                duplicate: () => duplicate(step, place),
                remove: () => remove(step, place),
              }}
              form={
                edited === step.key ? (
                  <StepForm
                    initial={open[step.key] ?? step}
                    categories={categories.options}
                    label="Spara ändringen"
                    onDone={change}
                    onCancel={() => close(step.key)}
                    onChange={keepEdited}
                    isFocused
                    handle={editing.form}
                  />
                ) : undefined
              }
            />
          ))}
        </StepList>
      )}
      {props.notes}
      {isFull && !edited && (
        <Typography color="textSecondary" sx={{ mt: 5 }}>
          Ett protokoll kan ha högst {MAX_STEPS} steg.
        </Typography>
      )}
      {!isFull && !edited && (
        <Card isTinted isRoomy sx={{ mt: steps.length > 0 ? 5 : 0 }}>
          <Typography id={`${id}-nytt`} variant="h3" tabIndex={-1} sx={{ mb: 5, outline: "none" }}>
            {steps.length > 0 ? "Ett steg till" : "Första steget"}
          </Typography>
          <StepForm
            initial={open[NEW] ?? emptyStep()}
            categories={categories.options}
            label="Lägg till steg"
            onDone={add}
            onChange={keepNew}
            handle={editing.form}
          />
        </Card>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}
