import ArrowForward from "~icons/ic/baseline-arrow-forward";
import type { StartCard } from "../../../schema/startPage.ts";
import buttons from "../../ui/button.module.css";
import { CardCells } from "../../ui/Card.tsx";
import { classNames } from "../../ui/classNames.ts";
import { Link } from "../../ui/link/Link.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./start.module.css";

type Shown = Omit<StartCard, "isOn">;

/** The ways into the site, set as one sheet with hairlines between them. */
export function StartCards({ cards }: { cards: readonly Shown[] }) {
  return (
    <CardCells className={styles.ways}>
      {cards.map((card) => (
        <Way key={card.icon} card={card} />
      ))}
    </CardCells>
  );
}

function Way({ card }: { card: Shown }) {
  const icon = card.icon.toLowerCase();
  const titleId = `del-${icon}`;
  return (
    <article aria-labelledby={titleId} className={styles.way}>
      <img src={`/icons/tool/${icon}.svg`} alt="" width={56} height={56} />
      <h3 id={titleId} className={textStyles.h3}>
        {card.title}
      </h3>
      <p className={classNames(textStyles.body, textStyles.quiet, styles.about)}>{card.text}</p>
      <div className={styles.enter}>
        <Link to={card.path} className={buttons.text}>
          {card.action}
          <ArrowForward className={buttons.end} />
        </Link>
      </div>
    </article>
  );
}
