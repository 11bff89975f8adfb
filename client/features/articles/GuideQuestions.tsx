import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../ui/Card.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

type Question = NonNullable<GuidePageQuery["article"]>["markerQuestions"][number];

/** The way from what the guide treats to the tests that measure it. */
export function GuideQuestions({ questions }: { questions: readonly Question[] }) {
  const isOff = useIsOff();
  if (questions.length === 0 || questions.every(({ path }) => isOff(path))) return null;
  return (
    <Card
      component="aside"
      aria-labelledby="fran-fraga-till-prov"
      sx={{ mt: { xs: 10, md: 14 }, "@media print": { display: "none" } }}
    >
      <Typography id="fran-fraga-till-prov" variant="h3" component="h2">
        Från fråga till prov
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Välj en fråga, så ser du vilka test som mäter markörerna i guiden och vad de kostar.
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 2 }}>
        {questions.map(({ key, title, path }) => (
          <li key={key}>
            <TextLink to={path} sx={{ display: "inline-block", py: 2.5 }}>
              {title}
            </TextLink>
          </li>
        ))}
      </Box>
    </Card>
  );
}
