import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { type FieldValues, useController } from "react-hook-form";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import { Accordion } from "../Accordion.tsx";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";

/**
 * A question with so many choices that they unfold by group; the number of ticks is beside each. A choice that says
 * that none of the others holds takes the place of them, and they of it.
 */
export function GroupedChoices<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & { choices: readonly Option[] },
) {
  const { form, name, choices } = props;
  const { field } = useController({ control: form.control, name });
  const chosen: readonly string[] = field.value;
  const choose = ({ value, excludesOthers }: Option) => {
    const others = choices.filter((one) => Boolean(one.excludesOthers) === Boolean(excludesOthers));
    const isTicked = (one: Option) => (one.value === value ? !chosen.includes(value) : chosen.includes(one.value));
    field.onChange(others.filter(isTicked).map((one) => one.value));
  };
  const choice = (option: Option) => (
    <ChoiceCard
      key={option.value}
      label={option.label}
      disableTypography
      control={
        <Checkbox
          name={name}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => choose(option)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: option === choices.at(-1) ? field.ref : undefined } }}
        />
      }
    />
  );
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))];
  return (
    <FieldGroup legend={props.label} error={errorAt(form, name)} hint={props.hint} isHintAbove>
      <Box sx={{ borderTop: 1, borderColor: "divider" }}>
        {groups.map((group) => {
          const own = choices.filter((option) => option.group === group);
          const ticked = own.filter(({ value }) => chosen.includes(value)).length;
          return (
            <Accordion
              key={group}
              title={group}
              aside={ticked > 0 ? `${ticked} ${ticked === 1 ? "vald" : "valda"}` : undefined}
            >
              <Box
                role="group"
                aria-label={group}
                sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(2, minmax(0, 1fr))" } }}
              >
                {own.map(choice)}
              </Box>
            </Accordion>
          );
        })}
      </Box>
      <Box sx={{ display: "grid", gap: 2, mt: 3 }}>{choices.filter(({ group }) => !group).map(choice)}</Box>
    </FieldGroup>
  );
}
