import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import type { EditedPage, PageForm } from "../../../../schema/pageEditing.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";

/**
 * Where a page stands, and who sees it.
 * @param props.isOwn whether an admin makes it: the site's own stand where they are
 * @param props.isNew then its address is proposed from its title until somebody writes another
 */
export function PlaceFields(props: { form: ZodForm<PageForm, EditedPage>; isOwn: boolean; isNew: boolean }) {
  const { form, isOwn, isNew } = props;
  const { setValue, getValues } = form;
  const title = useWatch({ control: form.control, name: "title" });
  const proposed = useRef("");
  useEffect(() => {
    if (!isNew || getValues("slug") !== proposed.current) return;
    proposed.current = slugOf(title);
    setValue("slug", proposed.current);
  }, [isNew, title, setValue, getValues]);
  return (
    <Box
      component="section"
      aria-labelledby="plats"
      sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography id="plats" variant="h3">
        {isOwn ? "Adress och synlighet" : "Synlighet"}
      </Typography>
      {isOwn && <OwnPlace form={form} />}
      <Tick
        form={form}
        name="isUnlisted"
        label="Dold för sökmotorer"
        text="Sidan finns kvar på sajten, men sökmotorer ombeds att inte visa den."
      />
    </Box>
  );
}

/** What the site's own pages are not asked. */
function OwnPlace({ form }: { form: ZodForm<PageForm, EditedPage> }) {
  return (
    <>
      <Field
        form={form}
        name="slug"
        label="Adress"
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        hint="Det som står efter snedstrecket, till exempel vart-labb. Byter du adress leder den gamla hit."
      />
      <Tick form={form} name="isPublished" label="Publicerad" text="Annars ser bara administratörer sidan." />
      <Tick
        form={form}
        name="inFooter"
        label="Länk i sidfoten"
        text="Under Om sajten, på varje sida, så länge den är publicerad."
      />
    </>
  );
}

function Tick(props: {
  form: ZodForm<PageForm, EditedPage>;
  name: "isPublished" | "inFooter" | "isUnlisted";
  label: string;
  text: string;
}) {
  const { field, fieldState } = useController({ control: props.form.control, name: props.name });
  return (
    <CheckboxField
      label={props.label}
      text={props.text}
      isChecked={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
