import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import type { Draft, QuestionField } from "../../../schema/questionnaires/definition.ts";
import { Choices } from "./Choices.tsx";
import { DateField } from "./DateField.tsx";
import { Field } from "./Field.tsx";
import { GroupedChoices } from "./GroupedChoices.tsx";
import { ListField } from "./ListField.tsx";
import { NumberField } from "./NumberField.tsx";
import { RatingField } from "./RatingField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TimeField } from "./TimeField.tsx";
import type { ZodForm } from "./useZodForm.ts";

/** The fields of a questionnaire's step, as its definition says. */
export function QuestionFields<Sent>(props: {
  form: ZodForm<Draft, Sent>;
  fields: readonly QuestionField[];
  /** Of the headings of sections. */
  level: "h3" | "h4";
}) {
  return (
    <Box sx={{ display: "grid", gap: 7 }}>
      {props.fields.map((field) => (
        <Fragment key={field.name}>
          {field.section && (
            <Typography variant="h4" component={props.level} sx={{ "&:not(:first-child)": { mt: 3 } }}>
              {field.section}
            </Typography>
          )}
          <Question form={props.form} field={field} />
        </Fragment>
      ))}
    </Box>
  );
}

function Question<Sent>({ form, field }: { form: ZodForm<Draft, Sent>; field: QuestionField }) {
  const { name, label, hint, isOptional } = field;
  const common = { form, name, label, hint, isOptional };
  switch (field.kind) {
    case "single":
      return field.control === "select" ? (
        <SelectField {...common} choices={field.options} placeholder={field.placeholder ?? "Välj"} />
      ) : (
        <Choices {...common} choices={field.options} columns={field.columns} isLabelHidden={field.isLabelHidden} />
      );
    case "several":
      if (field.options.some(({ group }) => group)) return <GroupedChoices {...common} choices={field.options} />;
      return (
        <Choices
          {...common}
          choices={field.options}
          columns={field.columns}
          isLabelHidden={field.isLabelHidden}
          isSeveral
        />
      );
    case "rating":
      return (
        <RatingField
          {...common}
          min={field.min}
          max={field.max}
          lowLabel={field.lowLabel}
          highLabel={field.highLabel}
        />
      );
    case "number":
      return (
        <NumberField
          {...common}
          min={field.min}
          max={field.max}
          step={field.step}
          unit={field.unit}
          placeholder={field.placeholder}
          hasTextInput={field.hasTextInput}
        />
      );
    case "list":
      return (
        <ListField
          {...common}
          item={field.item}
          suggestions={field.suggestions}
          maxItems={field.maxItems}
          max={field.max}
        />
      );
    case "date":
      return <DateField {...common} min={field.min} max={field.max} />;
    case "time":
      return <TimeField {...common} />;
    case "text":
      return (
        <Field
          {...common}
          rows={field.lines}
          maxLength={field.max}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          {...(field.format === "email" && { type: "email", inputMode: "email" })}
        />
      );
  }
}
