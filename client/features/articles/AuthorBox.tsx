import { examplePerson } from "../../../schema/articles.ts";
import { Card } from "../../ui/Card.tsx";
import { classNames } from "../../ui/classNames.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import textStyles from "../../ui/text.module.css";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import styles from "./guide.module.css";

/** The author of the guide, with a link to their page. */
export function AuthorBox({ guide: { author } }: { guide: NonNullable<GuidePageQuery["article"]> }) {
  return (
    <Card component="aside" aria-label="Om författaren" isTinted className={classNames(styles.box, styles.author)}>
      <p className={classNames(textStyles.small, textStyles.quiet)}>Skriven av</p>
      <p className={classNames(textStyles.h3, styles.name)}>{author.name}</p>
      <p className={classNames(textStyles.body, styles.profession)}>{author.title}</p>
      {author.isExample && (
        <p className={classNames(textStyles.small, textStyles.quiet)}>{`${examplePerson(author.name)}.`}</p>
      )}
      <TextLink to={`/dr-${author.slug}`}>{`Mer om ${author.name}`}</TextLink>
    </Card>
  );
}
