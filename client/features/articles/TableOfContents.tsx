import { Accordion } from "../../ui/Accordion.tsx";
import { classNames } from "../../ui/classNames.ts";
import textStyles from "../../ui/text.module.css";
import { ON_SCREEN, WIDE } from "./articleLayout.ts";
import styles from "./guide.module.css";

interface ContentsProps {
  sections: readonly { id: string; text: string }[];
  isCurrent?: (id: string) => boolean;
}

const List = ({ sections, isCurrent }: ContentsProps) => (
  <ol className={styles.sections}>
    {sections.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={isCurrent?.(id) ? "location" : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);

/** The guide's sections beside it, where there is room. */
export function Contents(props: ContentsProps) {
  return (
    <nav aria-labelledby="innehallet" className={styles.contents}>
      {props.sections.length > 0 && (
        <>
          <p id="innehallet" className={classNames(textStyles.small, styles.contentsTitle)}>
            Innehåll
          </p>
          <List {...props} />
        </>
      )}
    </nav>
  );
}

/** The same before the text, folded, where there is no room beside it; works without scripts. */
export function FoldedContents({ sections }: ContentsProps) {
  if (sections.length === 0) return null;
  return (
    <Accordion title="Innehåll" tone="alone" sx={{ mb: 8, [WIDE]: { display: "none" }, ...ON_SCREEN }}>
      <nav aria-label="Innehåll">
        <List sections={sections} />
      </nav>
    </Accordion>
  );
}
