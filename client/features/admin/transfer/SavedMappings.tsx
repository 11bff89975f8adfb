import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, useState } from "react";
import type { CatalogueMapping } from "../../../../schema/catalogueMapping.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { type CatalogueFile, toInput, toMapping } from "./mappingValues.ts";
import { DeleteCatalogueMappingDocument, SaveCatalogueMappingDocument } from "./TransferTab.generated.ts";

type Saved = CatalogueFile["savedMappings"][number];
const FAILED = "Det gick inte. Försök igen.";

/** Mappings that were kept, to choose from, and a way to keep this one for the next file. */
export function SavedMappings(props: {
  saved: readonly Saved[];
  mapping: CatalogueMapping;
  onChoose: (mapping: CatalogueMapping) => void;
  /** Hears which mapping is stored. */
  onStored: (mapping: CatalogueMapping) => void;
}) {
  const id = useId();
  const [saved, setSaved] = useState(props.saved);
  const [chosen, setChosen] = useState(props.saved[0]?.id ?? "");
  const [name, setName] = useState(props.saved[0]?.name ?? "");
  const [message, setMessage] = useState<{ tone: "error" | "success"; text: string }>();
  const [save] = useMutation(SaveCatalogueMappingDocument);
  const [remove] = useMutation(DeleteCatalogueMappingDocument);
  const fail = (text?: string) => setMessage({ tone: "error", text: text || FAILED });
  const choose = (next: string) => {
    setChosen(next);
    const one = saved.find((other) => other.id === next);
    if (!one) return;
    setName(one.name);
    const mapping = toMapping(one.mapping);
    props.onChoose(mapping);
    props.onStored(mapping);
  };
  const keep = async () => {
    const { mapping } = props;
    const { data } = await save({ variables: { input: { name, mapping: toInput(mapping) } } });
    const kept = data?.saveCatalogueMapping.mapping;
    if (!kept) return fail(data?.saveCatalogueMapping.errors[0]?.message);
    setSaved([kept, ...saved.filter((one) => one.id !== kept.id)]);
    setChosen(kept.id);
    props.onStored(mapping);
    setMessage({
      tone: "success",
      text: `Kopplingen ”${kept.name}” är sparad, och föreslås när nästa fil med samma fält kommer.`,
    });
  };
  const drop = async () => {
    const { data } = await remove({ variables: { input: { id: chosen } } });
    const error = data?.deleteCatalogueMapping.errors[0];
    if (!data || (error && error.code !== "NOT_FOUND")) return fail(error?.message);
    setSaved(saved.filter((one) => one.id !== chosen));
    setChosen("");
    setMessage({ tone: "success", text: "Kopplingen är borttagen." });
  };
  const during = (work: () => Promise<void>) => void work().catch((error: unknown) => fail((error as Error).message));
  return (
    <Box sx={{ mt: 5, display: "grid", gap: 3, maxWidth: 560 }}>
      {saved.length > 0 && (
        <div>
          <FieldLabel htmlFor={id}>Sparad koppling</FieldLabel>
          <FieldControl>
            <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
              <option value="">Ingen</option>
              {saved.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </FieldControl>
        </div>
      )}
      <div>
        <FieldLabel htmlFor={`${id}-name`}>Kopplingens namn</FieldLabel>
        <FieldControl>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FieldControl>
      </div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="outlined" onClick={() => during(keep)}>
          Spara kopplingen
        </Button>
        {chosen && <Button onClick={() => during(drop)}>Ta bort den sparade</Button>}
      </Box>
      <div aria-live="polite">{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
    </Box>
  );
}
