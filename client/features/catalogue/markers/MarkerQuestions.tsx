import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { MarkerQuestions_QuestionFragment } from "./MarkersPage.generated.ts";

type Question = MarkerQuestions_QuestionFragment;

/** Starting questions, each a link to its markers. */
export function MarkerQuestions(props: {
  questions: readonly Question[];
  /** The one whose markers are chosen, and no others. */
  asked: Question | undefined;
}) {
  const { questions, asked } = props;
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
    </section>
  );
}

/** What the markers of a question can and cannot show. */
export const QuestionAsked = ({ question: { title, text } }: { question: Question }) => (
  <Box sx={{ mb: 5, maxWidth: "66ch" }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Typography sx={{ mt: 2, lineHeight: 1.5 }}>{text}</Typography>
  </Box>
);

/** Which markers a question is about, and where there is more to read. */
export function QuestionMarkers({ question: { markers, guide } }: { question: Question }) {
  const isOff = useIsOff();
  return (
    <Card isTinted sx={{ mt: 8 }}>
      <Typography>
        Frågans markörer:{" "}
        {markers.map(({ databaseId, path, name }, place) => (
          <span key={databaseId}>
            {place > 0 && ", "}
            <TextLink to={path}>{name}</TextLink>
          </span>
        ))}
        .
      </Typography>
      {guide && !isOff(guide.path) && (
        <Box sx={{ mt: 3 }}>
          Läs mer i guiden <TextLink to={guide.path}>{guide.title}</TextLink>.
        </Box>
      )}
    </Card>
  );
}
