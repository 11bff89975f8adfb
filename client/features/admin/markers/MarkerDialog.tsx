import Typography from "@mui/material/Typography";
import {
  MAX_MARKER_GROUP,
  MAX_MARKER_GUIDES,
  MAX_MARKER_NAME,
  MAX_MARKER_TEXT,
  MAX_MARKER_UNIT,
  MAX_SLUG,
  markerSchema,
} from "../../../../schema/markers.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import { IntervalFields, typedInterval } from "./IntervalFields.tsx";
import {
  type MarkersTab_MarkerFragment as Marker,
  useCreateBiomarkerMutation,
  useDeleteBiomarkerMutation,
  useUpdateBiomarkerMutation,
} from "./MarkersTab.generated.ts";

const NOTHING = {
  ...{ name: "", unit: "", group: "", description: "", reference: "" },
  ...{ lowMeaning: "", highMeaning: "", otherMeaning: "" },
  ...{ referenceIntervals: [], referenceSource: "", preparation: "", guideSlugs: [] },
};

/** What is not filled in is empty in the graph. */
const sendable = <Facts extends { unit: string | null; reference: string | null }>(facts: Facts) => ({
  ...facts,
  unit: facts.unit ?? "",
  reference: facts.reference ?? "",
});

/** Editing a marker, or making one. */
export function MarkerDialog(props: EntryDialogProps<Marker>) {
  const { entry: marker } = props;
  const [create] = useCreateBiomarkerMutation({});
  const [update] = useUpdateBiomarkerMutation({});
  const [remove] = useDeleteBiomarkerMutation({});
  const entry = useEntryForm(props, {
    words: { of: "MARKER", one: "markör", the: "Markören" },
    schema: markerSchema,
    values: (of) => {
      const { name, unit, group, description, reference, preparation, referenceSource } = of ?? NOTHING;
      const { lowMeaning, highMeaning, otherMeaning, referenceIntervals, guideSlugs } = of ?? NOTHING;
      return {
        ...{ name, unit, group, description, reference, preparation, referenceSource },
        ...{ lowMeaning, highMeaning, otherMeaning },
        referenceIntervals: referenceIntervals.map(typedInterval),
        guideSlugs: [...guideSlugs],
      };
    },
    save: async (facts) => {
      const sent = sendable(facts);
      if (!marker) return (await create({ variables: { input: sent } })).data?.createBiomarker;
      const input = { id: marker.id, version: marker.version, ...sent };
      const answer = (await update({ variables: { input } })).data?.updateBiomarker;
      return answer && { errors: answer.errors, entry: answer.biomarker };
    },
    told: ({ name }) => name,
  });
  const { form } = entry;
  return (
    <EntryDialog
      entry={entry}
      actions={
        marker?.isMeasured && (
          <Typography variant="body2" color="textSecondary">
            Tester mäter markören. Den kan tas bort när inget gör det.
          </Typography>
        )
      }
      deletion={
        marker &&
        !marker.isMeasured && {
          name: marker.name,
          text: `${marker.name} tas bort.`,
          remove: async () => {
            const input = { id: marker.id, version: marker.version };
            return (await remove({ variables: { input } })).data?.deleteBiomarker.errors;
          },
        }
      }
    >
      <Field
        form={form}
        name="name"
        label="Namn"
        maxLength={MAX_MARKER_NAME}
        autoComplete="off"
        hint={marker ? "Tester och sökord som nämner markören får det nya namnet." : "Så som tester nämner den."}
      />
      <Field
        form={form}
        name="unit"
        label="Enhet"
        maxLength={MAX_MARKER_UNIT}
        autoComplete="off"
        isOptional
        hint="Den som svar ges i här i landet, till exempel µg/L."
      />
      <Field
        form={form}
        name="group"
        label="Grupp"
        maxLength={MAX_MARKER_GROUP}
        autoComplete="off"
        isOptional
        hint="Skrivs lika för alla i gruppen, till exempel Blodfetter och kärl."
      />
      <Field
        form={form}
        name="description"
        label="Vad den säger"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        hint="En mening på vanlig svenska."
      />
      <Field
        form={form}
        name="lowMeaning"
        label="Vad ett lågt värde kan betyda"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        isOptional
        hint="I allmänna ord och aldrig en diagnos, till exempel: Ett lågt värde kan bero på järnbrist."
      />
      <Field
        form={form}
        name="highMeaning"
        label="Vad ett högt värde kan betyda"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        isOptional
      />
      <Field
        form={form}
        name="otherMeaning"
        label="Om alla värden som avviker"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        isOptional
        hint="Det som gäller både låga och höga värden, eller ett svar som är varken eller."
      />
      <Field
        form={form}
        name="reference"
        label="Gränser"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        isOptional
        hint="Som den första guiden nedan anger dem. Laboratoriets eget intervall gäller för ett svar."
      />
      <IntervalFields form={form} />
      <Field
        form={form}
        name="preparation"
        label="Före provet"
        maxLength={MAX_MARKER_TEXT}
        rows={3}
        isOptional
        hint="Vad man gör dagarna före, i allmänna ord."
      />
      <ListField
        form={form}
        name="guideSlugs"
        label="Guider"
        item="en guide"
        maxItems={MAX_MARKER_GUIDES}
        max={MAX_SLUG}
        hint="Det som står efter /guider/, till exempel jarn. Den som passar bäst först."
      />
    </EntryDialog>
  );
}
