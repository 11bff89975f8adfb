import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { MarkerQuestions_QuestionFragment } from "./MarkersPage.generated.ts";

type Question = MarkerQuestions_QuestionFragment;

/** Starting questions, each a link to its markers, with what they can and cannot show. */
export function MarkerQuestions({ questions, asked }: { questions: readonly Question[]; asked: Question | undefined }) {
  const isOff = useIsOff();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="borja-med-en-fraga">
      <Typography id="borja-med-en-fraga" variant="h3" component="h2" sx={{ mb: 3 }}>
        Börja med en fråga
      </Typography>
      <ChoiceLinks
        label="Frågor"
        choices={questions.map(({ key, title, path }) => ({ label: title, to: path, isChosen: key === asked?.key }))}
      />
      {asked && (
        <Card isTinted sx={{ mt: 4, maxWidth: "72ch" }}>
          <Typography sx={{ fontWeight: 600 }}>{asked.title}</Typography>
          <Typography sx={{ mt: 2 }}>{asked.text}</Typography>
          <Typography sx={{ mt: 3 }}>
            Markörerna är valda:{" "}
            {asked.markers.map(({ databaseId, path, name }, place) => (
              <span key={databaseId}>
                {place > 0 && ", "}
                <TextLink to={path}>{name}</TextLink>
              </span>
            ))}
            . Du kan lägga till och ta bort.
          </Typography>
          {asked.guide && !isOff(asked.guide.path) && (
            <Box sx={{ mt: 3 }}>
              Läs mer i guiden <TextLink to={asked.guide.path}>{asked.guide.title}</TextLink>.
            </Box>
          )}
        </Card>
      )}
    </section>
  );
}
