import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CatalogueMapping } from "../../../../schema/catalogueMapping.ts";
import { formatOfName, MAX_IMPORT_BYTES } from "../../../../schema/catalogueTransfer.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { sendUpload } from "../../../apollo/sendUpload.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { LeaveGuard, SENDING } from "../text/LeaveGuard.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { MappingStep } from "./MappingStep.tsx";
import { type CatalogueFile, toInput, toMapping } from "./mappingValues.ts";
import {
  ImportCatalogueDocument,
  type ImportCatalogueMutation,
  PreviewCatalogueImportDocument,
  type PreviewCatalogueImportMutation,
  ReadCatalogueFileDocument,
  type ReadCatalogueFileMutation,
} from "./TransferTab.generated.ts";

const ACCEPT = {
  "text/csv": [".csv", ".tsv", ".txt", ".skv", ".tab"],
  "application/json": [".json", ".jsonl", ".ndjson"],
  "application/xml": [".xml", ".rss", ".atom"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "application/zip": [".zip"],
  "application/gzip": [".gz"],
};
const UNKNOWN = "Filen gick inte att skicka. Försök igen.";

/** A file that was chosen, and what is known of it so far. */
interface Chosen {
  file: File;
  /** What a file with other columns than ours has, and how they become ours. */
  read?: CatalogueFile;
  mapping?: CatalogueMapping;
  preview?: NonNullable<PreviewCatalogueImportMutation["previewCatalogueImport"]["preview"]> | undefined;
  /** The mapping as it was proposed or is stored: with another one, there is work to lose. */
  stored?: CatalogueMapping;
}

/** What is being done. */
type Working = "reading" | "importing";

/** Importing products: a file, what it would do, and doing it. */
export function ImportSection() {
  const apollo = useApolloClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [working, setWorking] = useState<Working>();
  const [sent, setSent] = useState(0);
  const [message, setMessage] = useState<{ tone: "error" | "success"; text: string }>();
  const fail = (text?: string) => setMessage({ tone: "error", text: text || UNKNOWN });

  /** Does something that takes a while, and says what went wrong with it. */
  const during = async (what: Working, work: () => Promise<void>) => {
    setWorking(what);
    setSent(0);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      fail(error instanceof Error ? error.message : undefined);
    } finally {
      setWorking(undefined);
    }
  };

  const choose = ([file]: File[]) => {
    if (!file) return;
    setChosen(undefined);
    if (file.size > MAX_IMPORT_BYTES) return fail("Filen är för stor (max 50 MB).");
    setChosen({ file });
    void during("reading", async () => {
      const upload = { operationName: "ReadCatalogueFile", input: {}, files: { file } };
      const data = await sendUpload<ReadCatalogueFileMutation>(ReadCatalogueFileDocument, upload, setSent);
      const { file: read, errors } = data.readCatalogueFile;
      if (!read) return fail(errors[0]?.message);
      // Our own columns need no mapping, whatever they are packed in.
      if (read.preset === "OWN") {
        const mapping = formatOfName(file.name) ? undefined : toMapping(read.suggestion);
        return lookAt({ file, ...(mapping && { mapping }) });
      }
      const mapping = toMapping(read.savedMappings[0]?.mapping ?? read.suggestion);
      setChosen({ file, read, mapping, stored: mapping });
    });
  };

  /** Finds out what importing a file would do. */
  const lookAt = async (about: Chosen) => {
    const { file, mapping } = about;
    const input = mapping ? { mapping: toInput(mapping) } : {};
    const upload = { operationName: "PreviewCatalogueImport", input, files: { file } };
    setSent(0);
    const data = await sendUpload<PreviewCatalogueImportMutation>(PreviewCatalogueImportDocument, upload, setSent);
    const { preview, errors } = data.previewCatalogueImport;
    if (preview) setChosen({ ...about, preview });
    else fail(errors[0]?.message);
  };

  const run = (about: Chosen, skipBad: boolean) =>
    during("importing", async () => {
      const { file, mapping, preview } = about;
      const input = { fingerprint: preview?.fingerprint ?? "", skipBad, ...(mapping && { mapping: toInput(mapping) }) };
      const upload = { operationName: "ImportCatalogue", input, files: { file } };
      const { importCatalogue } = await withVerification(
        () => sendUpload<ImportCatalogueMutation>(ImportCatalogueDocument, upload, setSent),
        (data) => data.importCatalogue.errors,
      );
      const { result, errors } = importCatalogue;
      if (errors.length > 0) {
        if (result) setChosen({ ...about, preview: result });
        return fail(errors[0]?.message);
      }
      setChosen(undefined);
      // What was read of the catalogue before may be another now.
      for (const fieldName of CATALOGUE_FIELDS) apollo.cache.evict({ id: "ROOT_QUERY", fieldName });
      if (result) setMessage({ tone: "success", text: formatResult(result) });
    });

  const total = chosen?.file.size ?? 0;
  const percent = total > 0 ? Math.min(100, Math.floor((100 * sent) / total)) : 0;
  return (
    <Box component="section" aria-labelledby="import">
      {working ? (
        <LeaveGuard hasChanges words={SENDING} />
      ) : (
        <LeaveGuard hasChanges={chosen?.read !== undefined && chosen.mapping !== chosen.stored} />
      )}
      <Typography id="import" variant="h2">
        Importera
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
        Välj en fil med produkter: vår egen export, eller en från en butik eller ett annonsnätverk. Du ser vad som
        skulle ändras innan något sparas.
      </Typography>
      <FileDrop
        label="Fil att importera"
        text="Dra hit en fil, eller välj den."
        dropText="Släpp filen här"
        button="Välj fil"
        hint="CSV, XLSX, XML eller JSON, också packad, högst 50 MB."
        accept={ACCEPT}
        isSingle
        disabled={working !== undefined}
        onChoose={choose}
      />
      <Box aria-live="polite" sx={{ mt: 5, display: "grid", gap: 5 }}>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        {working && chosen && (
          <div>
            <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
              {percent < 100 ? "Skickar" : working === "reading" ? "Läser igenom" : "Importerar"} {chosen.file.name} …
            </Typography>
            <ProgressTrack name={chosen.file.name} value={percent} text={`${percent} % skickat`} />
          </div>
        )}
      </Box>
      {chosen?.read && chosen.mapping && (
        <MappingStep
          key={`${chosen.file.name} ${chosen.file.lastModified}`}
          fileName={chosen.file.name}
          file={chosen.read}
          mapping={chosen.mapping}
          isWorking={working !== undefined}
          // What was shown of another mapping is no longer true.
          onChange={(mapping) => setChosen((now) => now && { ...now, mapping, preview: undefined })}
          onStored={(mapping) => setChosen((now) => now && { ...now, stored: mapping })}
          onPreview={() => void during("reading", () => lookAt(chosen))}
        >
          <Button disabled={working !== undefined} onClick={() => setChosen(undefined)}>
            Avbryt
          </Button>
        </MappingStep>
      )}
      {chosen?.preview && (
        <ImportPreview
          key={chosen.preview.fingerprint}
          fileName={chosen.file.name}
          preview={chosen.preview}
          isWorking={working !== undefined}
          onImport={(skipBad) => void run(chosen, skipBad)}
        >
          <Button disabled={working !== undefined} onClick={() => setChosen(undefined)}>
            Avbryt
          </Button>
        </ImportPreview>
      )}
    </Box>
  );
}

/** Root fields that hold products. */
const CATALOGUE_FIELDS = ["products", "productsByIds", "editableProducts", "categories", "editableCategories"];

const formatResult = (result: { created: number; changed: number; unchanged: number; bad: number }): string =>
  [
    `${counted(result.created, "ny produkt", "nya produkter")} och ${counted(result.changed, "ändrad", "ändrade")} är sparade.`,
    result.bad > 0 && `${counted(result.bad, "felaktig rad", "felaktiga rader")} hoppades över.`,
  ]
    .filter(Boolean)
    .join(" ");
