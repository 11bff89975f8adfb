import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { LEVEL_TITLES } from "../../../../schema/journey/categories.ts";
import {
  PROGRAMME_PARTS,
  type ProgrammeContent,
  type ProgrammePart,
} from "../../../../schema/programmes/programmeContent.ts";
import { LEVELS, type Level } from "../../../../schema/programmes/vocabulary.ts";
import type { ProgrammeLevel } from "../../../apollo/schemaTypes.generated.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { ProgrammeEditor } from "./ProgrammeEditor.tsx";
import {
  type ProgrammeEditor_ProgrammeFragment as Programme,
  useEditableProgrammeQuery,
  useEditableProgrammesQuery,
} from "./ProgrammesTab.generated.ts";
import { partsOf, titleOfPart } from "./programmeParts.ts";
import { Warnings } from "./Warnings.tsx";

/** The tab 'Program': the programmes of mental optimisation with their parts, or the part that is edited. */
export function ProgrammesTab() {
  const id = useSearchParams()[0].get("id");
  if (id === null) return <ProgrammeList />;
  const [level, part] = id.split(".");
  const isKnown = LEVELS.some((known) => known === level) && Object.hasOwn(PROGRAMME_PARTS, part ?? "");
  return isKnown ? <KnownPart key={id} level={level as Level} part={part as ProgrammePart} /> : <NoPart />;
}

const NoPart = () => (
  <EmptyState
    title="Programmet finns inte"
    action={<TextLink to={addressOfContentTab("program")}>Till alla program</TextLink>}
  />
);

function ProgrammeList() {
  const { data, error, refetch } = useEditableProgrammesQuery({ fetchPolicy: "cache-and-network" });
  const programmes = data?.editableProgrammes;
  return (
    <>
      <Typography variant="h2">Program</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "60ch" }}>
        De tre nivåerna av <TextLink to="/mental-optimering">mental optimering</TextLink>. Välj en del för att skriva om
        den. Besökarnas framsteg räknas för varje avsnitt och följer med när ett avsnitt byter namn eller plats.
      </Typography>
      {programmes ? (
        programmes.length > 0 ? (
          <Box
            sx={{
              display: "grid",
              gap: 5,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
            }}
          >
            {programmes.map((programme) => (
              <ProgrammeCard key={programme.level} programme={programme} />
            ))}
          </Box>
        ) : (
          <EmptyState title="Det finns inga program" />
        )
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar programmen …" />
      )}
    </>
  );
}

function ProgrammeCard({ programme }: { programme: Programme }) {
  const content = programme.content as ProgrammeContent;
  const level = programme.level.toLowerCase() as Level;
  const isHidden = (part: ProgrammePart) => content.sections.some(({ key, isShown }) => key === part && !isShown);
  return (
    <Card component="section" aria-label={LEVEL_TITLES[level]}>
      <Typography variant="h3">{LEVEL_TITLES[level]}</Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, my: 3, p: 0 }}>
        {partsOf(content).map((part) => (
          <Box component="li" key={part} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
            <TextLink
              to={addressOfContentTab("program", `${level}.${part}`)}
              sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
            >
              {titleOfPart(part, content)}
            </TextLink>
            {isHidden(part) && <Badge tint="grey">Visas inte</Badge>}
          </Box>
        ))}
      </Box>
      <Warnings warnings={programme.warnings} />
      <TextLink
        to={programme.path}
        target="_blank"
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, mt: 2 }}
      >
        {`Visa ${LEVEL_TITLES[level]} på sajten`}
      </TextLink>
    </Card>
  );
}

function KnownPart({ level, part }: { level: Level; part: ProgrammePart }) {
  const variables = { level: level.toUpperCase() as ProgrammeLevel };
  // What is edited is what stands now, not what was read a while ago.
  const { data, error, refetch } = useEditableProgrammeQuery({ variables, fetchPolicy: "network-only" });
  if (data?.editableProgramme) return <ProgrammeEditor programme={data.editableProgramme} part={part} />;
  if (data) return <NoPart />;
  return error ? (
    <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label="Hämtar programmet …" />
  );
}
