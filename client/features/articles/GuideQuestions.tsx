import { Card } from "../../ui/Card.tsx";
import { classNames } from "../../ui/classNames.ts";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import textStyles from "../../ui/text.module.css";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import styles from "./guide.module.css";

type Question = NonNullable<GuidePageQuery["article"]>["markerQuestions"][number];

/** The way from what the guide treats to the tests that measure it. */
export function GuideQuestions({ questions }: { questions: readonly Question[] }) {
  const isOff = useIsOff();
  if (questions.length === 0 || questions.every(({ path }) => isOff(path))) return null;
  return (
    <Card component="aside" aria-labelledby="fran-fraga-till-prov" className={classNames(styles.box, styles.onScreen)}>
      <h2 id="fran-fraga-till-prov" className={textStyles.h3}>
        Från fråga till prov
      </h2>
      <p className={textStyles.body}>
        Välj en fråga, så ser du vilka test som mäter markörerna i guiden och vad de kostar.
      </p>
      <ul className={styles.questions}>
        {questions.map(({ key, title, path }) => (
          <li key={key}>
            <TextLink to={path}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
