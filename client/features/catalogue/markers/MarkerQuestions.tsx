import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { MarkerQuestions_QuestionFragment } from "./MarkersPage.generated.ts";

type Question = MarkerQuestions_QuestionFragment;

/** Starting questions, each a link to its markers, with what they can and cannot show. */
export function MarkerQuestions(props: {
  questions: readonly Question[];
  /** The one whose markers are chosen, and no others. */
  asked: Question | undefined;
  /** The one that is told of. */
  told: Question | undefined;
}) {
  const { questions, asked, told } = props;
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
      {told && (
        <Card isTinted sx={{ mt: 4, maxWidth: "72ch" }}>
          <Typography sx={{ fontWeight: 600 }}>{told.title}</Typography>
          <Typography sx={{ mt: 2 }}>{told.text}</Typography>
          <Typography sx={{ mt: 3 }}>
            Frågans markörer:{" "}
            {told.markers.map(({ databaseId, path, name }, place) => (
              <span key={databaseId}>
                {place > 0 && ", "}
                <TextLink to={path}>{name}</TextLink>
              </span>
            ))}
            . Du kan lägga till och ta bort.
          </Typography>
          {told.guide && !isOff(told.guide.path) && (
            <Box sx={{ mt: 3 }}>
              Läs mer i guiden <TextLink to={told.guide.path}>{told.guide.title}</TextLink>.
            </Box>
          )}
        </Card>
      )}
    </section>
  );
}
