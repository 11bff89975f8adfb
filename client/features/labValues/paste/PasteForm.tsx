import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { startTransition, useCallback, useEffect, useId, useRef, useState } from "react";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useScrollIntoView } from "../../../ui/useScrollIntoView.ts";
import type { SaveValues } from "../entry/EntryForm.tsx";
import type { AskAmount, EnteredValue } from "../entry/entrySchema.ts";
import type { LabMarker } from "../labMarker.ts";
import { readPasteDraft, storePasteDraft } from "./pasteDraft.ts";
import { ReadReview } from "./ReadReview.tsx";
import type { ReadLine, ReadText, ReadValues, ReviewLine } from "./readLines.ts";

/** Bytes of a file at most: a bundle of many years is smaller. */
const MAX_FILE = 20_000_000;

const ACCEPT = { "text/csv": [".csv"], "application/json": [".json"], "text/plain": [".txt"] };

/** Values from a text that is pasted, or from a file: read in the browser, checked by its owner, and only then stored. */
export function PasteForm(props: {
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  read: ReadValues;
  /** Whether a value is stored already. */
  isKnown: (value: EnteredValue) => boolean;
  /** Whose draft it is; undefined for a guest's. */
  account: string | undefined;
  /** Whether it is known what is stored: a draft is taken up after that. */
  isReady: boolean;
  saving: SaveValues;
  onSaved: (count: number) => void;
}) {
  const { account, isReady, onSaved } = props;
  const [text, setText] = useState("");
  const [lines, setLines] = useState<readonly ReviewLine[] | null>(null);
  const [isResumed, setResumed] = useState(false);
  // What was left when values were stored: it stays, also beside what is read next, until it is thrown away.
  const [rest, setRest] = useState<readonly ReviewLine[]>([]);
  const [isLeft, setLeft] = useState(false);
  const isTaken = useRef(false);
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<ReadText & { count: number }>();
  const [failure, setFailure] = useState<{ text: string; isOfFile: boolean }>();
  const fileFailure = useScrollIntoView(failure?.isOfFile && failure);
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const readings = result?.count;
  useEffect(() => {
    // The review is below what was pasted.
    if (readings !== undefined && readings > 0) heading.current?.focus();
  }, [readings]);
  useEffect(() => {
    // What the browser holds is not in the page that the server made; and what was pasted meanwhile stays.
    if (isTaken.current || !isReady) return;
    isTaken.current = true;
    const draft = readPasteDraft(account);
    if (!draft) return;
    setText((now) => now || draft.text);
    if (draft.lines) setResult((now) => now ?? { lines: draft.lines ?? [], count: 0 });
    if (draft.lines && !draft.text.trim()) {
      setRest(draft.lines);
      setLeft(true);
    } else setResumed(true);
  }, [account, isReady]);
  useEffect(() => {
    if (isTaken.current) storePasteDraft(account, { text, lines });
  }, [account, text, lines]);
  const empty = useCallback(() => {
    setResult(undefined);
    setLines(null);
    setText("");
    setResumed(false);
    setRest([]);
    setLeft(false);
  }, []);
  const saved = useCallback(
    (count: number, left: readonly ReviewLine[]) => {
      empty();
      if (left.length > 0) {
        setResult(result);
        setLines(left);
        setRest(left);
        setLeft(true);
      }
      onSaved(count);
    },
    [result, onSaved, empty],
  );

  const read = async (source: string, file?: { name: string }) => {
    const isOfFile = file !== undefined;
    setReading(true);
    setFailure(undefined);
    try {
      const found = await props.read(source, file);
      // The page answers while many lines are drawn.
      startTransition(() => {
        setReading(false);
        if (found.failure) setFailure({ text: found.failure, isOfFile });
        else if (isOfFile && found.lines.length === 0)
          setFailure({ text: "Vi hittade inga provsvar i filen. Är det rätt fil?", isOfFile });
        else {
          setResult((before) => ({
            lines: [...found.lines, ...after(found.lines, rest)],
            count: (before?.count ?? 0) + 1,
          }));
          setLeft(false);
        }
      });
    } catch {
      setReading(false);
      setFailure({
        text: `Det gick inte att läsa av. ${isOfFile ? "Inget är sparat." : "Texten finns kvar."} Kontrollera uppkopplingen och försök igen.`,
        isOfFile,
      });
    }
  };
  const readFile = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > MAX_FILE)
      return setFailure({ text: "Filen är för stor. Högst 20 MB går att läsa av. Inget är sparat.", isOfFile: true });
    await read(decodeText(await file.arrayBuffer()), { name: file.name });
  };

  const discard = () => {
    empty();
    // The button that had the focus is gone.
    root.current?.focus();
  };

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: "none" }}>
      {isResumed && (
        <Box sx={{ mb: 5 }}>
          <Notice tone="info">
            <span>Här finns det du klistrade in förut, som inte är sparat.</span>
            <Button size="small" onClick={discard} sx={{ minHeight: 44, mx: -3, color: "inherit" }}>
              Släng utkastet
            </Button>
          </Notice>
        </Box>
      )}
      <LabelledField
        label="Text från provsvaret"
        hint="Markera svaren hos laboratoriet eller på 1177, kopiera och klistra in. Texten läses av här i webbläsaren. Den skickas inte, men ligger kvar här som utkast, utan personnummer, tills du sparar eller slänger den. När du har sparat finns bara de rader kvar som inte är sparade, tills du slänger dem."
        error={failure?.isOfFile ? undefined : failure?.text}
      >
        {(ties) => (
          <FieldInput
            {...ties}
            inputComponent="textarea"
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ input: { spellCheck: false, autoComplete: "off" } }}
            placeholder={"2026-03-02\nS-Ferritin 22 µg/L (10–150)\nB-HbA1c(IFCC) 38 mmol/mol"}
            sx={{ width: "100%", "& textarea.MuiInputBase-input.MuiInputBase-input": { minHeight: 200 } }}
          />
        )}
      </LabelledField>
      <Box sx={{ mt: 4 }}>
        <Button
          variant="contained"
          aria-disabled={isReading || undefined}
          onClick={() => {
            if (isReading) return;
            if (text.trim() === "")
              setFailure({ text: "Klistra in en text först, eller välj en fil.", isOfFile: false });
            else void read(text);
          }}
          sx={{ minHeight: 48 }}
        >
          {isReading ? "Läser av …" : "Läs av texten"}
        </Button>
      </Box>
      <FileDrop
        label="Fil med provsvar"
        text="Eller dra hit en fil"
        dropText="Släpp filen här"
        button="Välj fil"
        hint="CSV eller FHIR (JSON), högst 20 MB. En fil som du har sparat ner från Mina värden går att läsa tillbaka."
        accept={ACCEPT}
        isSingle
        disabled={isReading}
        onChoose={(files) => void readFile(files)}
      />
      {failure?.isOfFile && (
        <Box ref={fileFailure} sx={{ mt: 4, scrollMargin: "16px" }}>
          <Notice tone="error">{failure.text}</Notice>
        </Box>
      )}
      {result && (
        <Box component="section" aria-labelledby={`${id}-granska`} sx={{ mt: 8 }}>
          <Typography id={`${id}-granska`} ref={heading} variant="h3" tabIndex={-1} sx={{ outline: "none" }}>
            {isLeft ? "Kvar att kontrollera" : "Kontrollera innan du sparar"}
          </Typography>
          <Typography sx={{ mt: 2, mb: 4, maxWidth: "66ch" }}>
            {isLeft
              ? "Det här är inte sparat. Raderna ligger kvar i den här webbläsaren tills du har sparat eller slängt dem."
              : `${summaryOf(result)} Jämför med ditt svar. Inget sparas förrän du trycker på Spara.`}
          </Typography>
          {isLeft && (
            <Button variant="outlined" onClick={discard} sx={{ mb: 6, minHeight: 48 }}>
              Släng resten
            </Button>
          )}
          {result.lines.length === 0 ? (
            <Notice tone="attention">Vi hittade inga värden i texten. Skriv in dem för hand i stället.</Notice>
          ) : (
            <ReadReview
              key={result.count}
              lines={result.lines}
              onLines={setLines}
              markers={props.markers}
              ask={props.ask}
              laboratories={props.laboratories}
              isKnown={props.isKnown}
              account={account}
              saving={props.saving}
              onSaved={saved}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

/** The text of a file: UTF-8, or what Swedish spreadsheets write instead. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Lines that were left, numbered after others. */
const after = (lines: readonly ReadLine[], left: readonly ReviewLine[]): ReviewLine[] => {
  const last = lines.at(-1)?.line ?? 0;
  return left.map((line, place) => ({ ...line, line: last + place + 1 }));
};

function summaryOf({ lines }: ReadText): string {
  const read = lines.filter(({ value }) => value).length;
  const unread = lines.length - read;
  const found = read === 0 ? "Inga värden lästes av." : `${counted(read, "värde", "värden")} lästes av.`;
  return unread > 0 ? `${found} ${counted(unread, "rad", "rader")} förstod vi inte.` : found;
}
