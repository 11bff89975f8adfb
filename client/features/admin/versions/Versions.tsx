import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { VersionedName } from "../../../../schema/audit.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { formatValue, labelOfField } from "../accounts/changeLabels.ts";
import { readAgain } from "./readAgain.ts";
import {
  useTakeBackMutation,
  useVersionComparisonQuery,
  useVersionsQuery,
  type Versions_VersionFragment as Version,
} from "./Versions.generated.ts";
import { versionMoments } from "./versionMoments.ts";

/** A version, and in words until when it stood and who replaced it, as no other of the thing's versions reads. */
interface NamedVersion extends Version {
  label: string;
}

function withLabels(versions: readonly Version[]): NamedVersion[] {
  const moments = versionMoments(versions.map(({ replacedAt }) => replacedAt));
  return versions.map((version, place) => ({
    ...version,
    label: `Stod till ${moments[place]}${version.replacedBy ? `, ändrad av ${version.replacedBy}` : ""}`,
  }));
}

interface VersionsProps {
  of: VersionedName;
  /** Its identifier, or its key where it has none. */
  id: string;
  /** Whether something typed is not saved yet, and would be lost. */
  hasChanges?: boolean;
  /** It is what it was. */
  onTaken: () => void | Promise<void>;
}

/** How something stood before: a list, each beside what stands now, and the way back. */
export function Versions(props: VersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<NamedVersion>();
  const open = () => {
    setChosen(undefined);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={open} sx={{ minHeight: 48 }}>
        Versioner
      </Button>
      <FormDialog title="Versioner" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto", display: "grid", gap: 4 }}>
          {chosen ? (
            <Comparison
              {...props}
              version={chosen}
              onBack={() => setChosen(undefined)}
              onTaken={() => {
                setOpen(false);
                return props.onTaken();
              }}
            />
          ) : (
            isOpen && <VersionList {...props} onChosen={setChosen} />
          )}
        </Box>
      </FormDialog>
    </>
  );
}

function VersionList({ of, id, onChosen }: VersionsProps & { onChosen: (version: NamedVersion) => void }) {
  const { data, error, refetch } = useVersionsQuery({ variables: { of, id }, fetchPolicy: "no-cache" });
  const versions = data?.versions;
  if (!versions) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar versionerna …" />
    );
  }
  if (versions.length === 0)
    return <Typography>Det finns ingen än. En version sparas varje gång något ändras.</Typography>;
  return (
    <>
      <Typography>Välj en för att se den bredvid det som står nu. Ingenting ändras än.</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {withLabels(versions).map((version) => (
          <li key={version.key}>
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => onChosen(version)}
              sx={{ minHeight: 44, display: "block", textAlign: "start" }}
            >
              {version.label}
              {version.changes.length > 0 && (
                <Typography component="span" color="textSecondary" sx={{ display: "block", fontSize: "0.9375rem" }}>
                  Det som ändrades: {version.changes.map(({ field }) => labelOfField(of, field)).join(", ")}
                </Typography>
              )}
            </Button>
          </li>
        ))}
      </Box>
    </>
  );
}

function Comparison(props: VersionsProps & { version: NamedVersion; onBack: () => void }) {
  const { of, version } = props;
  const { key } = version;
  const apollo = useApolloClient();
  const { data, error, refetch } = useVersionComparisonQuery({ variables: { key }, fetchPolicy: "no-cache" });
  const [send, { loading }] = useTakeBackMutation({});
  const [refused, setRefused] = useState<string>();
  const compared = data?.versionComparison;
  const again = () => void refetch().catch(() => undefined);
  const take = async (shown: number) => {
    try {
      const answer = await send({ variables: { input: { key, version: shown } } });
      const [wrong] = answer.data?.takeBack.errors ?? [];
      setRefused(wrong?.message);
      if (wrong) return again();
      await readAgain(apollo);
      showToast({ title: "Den äldre versionen gäller igen", text: version.name, tone: "confirmation" });
      await props.onTaken();
    } catch (failure) {
      setRefused(visitorMessage(failure));
    }
  };
  const back = <Button onClick={props.onBack}>Till listan</Button>;
  if (data && !compared) {
    return (
      <>
        <Typography>Versionen finns inte kvar.</Typography>
        <div>{back}</div>
      </>
    );
  }
  if (!compared)
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={again} />
    ) : (
      <Loading label="Jämför med det som står nu …" />
    );
  const { differences } = compared;
  return (
    <>
      <Typography>
        {version.label}.{differences.length === 0 && " Den är likadan som det som står nu."}
      </Typography>
      {differences.map(({ field, before, after }) => (
        <Box
          key={field}
          component="section"
          sx={{
            display: "grid",
            gap: 3,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <Typography component="h3" sx={{ fontWeight: 600, gridColumn: "1 / -1" }}>
            {labelOfField(of, field)}
          </Typography>
          <Side title="Då" text={formatValue(before)} other={formatValue(after)} />
          <Side title="Nu" text={formatValue(after)} other={formatValue(before)} />
        </Box>
      ))}
      {differences.length > 0 && props.hasChanges && (
        <Notice tone="warning">Det du har skrivit men inte sparat försvinner om du tar tillbaka versionen.</Notice>
      )}
      {refused && <Notice tone="error">{refused}</Notice>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        {differences.length > 0 && (
          <Button
            variant="contained"
            disabled={loading}
            onClick={() => void take(compared.version)}
            sx={{ minHeight: 48 }}
          >
            Ta tillbaka
          </Button>
        )}
        {back}
      </Box>
    </>
  );
}

/** A text; lines that the other has not are set in bold. */
function Side({ title, text, other }: { title: string; text: string; other: string }) {
  const known = new Set(other.split("\n"));
  const lines = text.split("\n");
  return (
    <div>
      <Typography color="textSecondary" sx={{ fontSize: "0.9375rem", mb: 1 }}>
        {title}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={title}
        sx={{
          p: 3,
          bgcolor: "mist",
          borderRadius: 1,
          maxHeight: 280,
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          fontSize: "0.9375rem",
        }}
      >
        {lines.map((line, place) => (
          // Lines of a text that does not change while it shows.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
          <Box key={place} component="span" sx={{ fontWeight: lines.length > 1 && !known.has(line) ? 600 : 400 }}>
            {line}
            {"\n"}
          </Box>
        ))}
      </Box>
    </div>
  );
}
