import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Radio from "@mui/material/Radio";
import { type FieldValues, useController } from "react-hook-form";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";

/** A question with choices to tick, of which one or several count. */
export function Choices<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    isLabelHidden?: boolean;
    /** True for checkboxes, of which any number may be ticked. */
    isSeveral?: boolean;
    choices: readonly Option[];
    /** Beside each other where there is room. */
    columns?: 1 | 2 | 3;
  },
) {
  const { form, name, choices, columns = 1, isSeveral = false } = props;
  const { field } = useController({ control: form.control, name });
  const chosen: readonly string[] = isSeveral ? field.value : [field.value];
  const shown = choices.filter(({ value, isHidden }) => !isHidden || chosen.includes(value));
  const choose = (value: string) => {
    if (!isSeveral) return field.onChange(value);
    const isTicked = (one: string) => (one === value ? !chosen.includes(one) : chosen.includes(one));
    field.onChange(choices.map((choice) => choice.value).filter(isTicked));
  };
  const Control = isSeveral ? Checkbox : Radio;
  return (
    <FieldGroup legend={props.label} isLegendHidden={props.isLabelHidden} error={errorAt(form, name)} hint={props.hint}>
      <Box
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: `repeat(${columns}, minmax(0, 1fr))` } }}
      >
        {shown.map(({ value, label }, index) => (
          <ChoiceCard
            key={value}
            label={label}
            disableTypography
            control={
              <Control
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => choose(value)}
                onBlur={field.onBlur}
                slotProps={{
                  input: { ref: index === 0 ? field.ref : undefined, required: !isSeveral && !props.isOptional },
                }}
              />
            }
          />
        ))}
      </Box>
    </FieldGroup>
  );
}
