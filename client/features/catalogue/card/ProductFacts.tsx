import { Fragment } from "react";
import { Badge } from "../../../ui/Badge.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { difficultyLabel, knowledgeLabel } from "../../../ui/difficultyLabel.ts";
import { contentsOf, criteriaLabels, formatDoses, formatRating, locationLabel } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import styles from "./card.module.css";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Biomarkers a card lists before '+ N till'. */
const SHOWN_BIOMARKERS = 4;

/** Pros and features a card lists before the ellipsis. */
const SHOWN_TEXTS = 3;

interface CardPart {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
}

interface Classed {
  className?: string | undefined;
}

interface Searched {
  /** Markers that the list is searched for: those that a test measures come first, and what it lacks is said. */
  searched?: readonly string[];
}

/** A label, and what is known; null where nothing is. */
type Fact = readonly [label: string, value: string | null];

/** Facts of one kind of products only. */
export function ownFacts(product: CardPart["product"], { kindLabel }: AreaConfig): readonly Fact[] {
  switch (product.__typename) {
    case "HealthTest":
      return [
        [kindLabel, product.sampleTypeLabel],
        ["Var provet tas", product.testLocation && locationLabel(product.testLocation)],
        ["Svar inom", product.turnaroundTime],
        ["Provtagning", product.sampleCollectionMethod],
        ["Ackreditering", product.labAccreditation],
      ];
    case "Supplement":
      return [[kindLabel, product.formLabel]];
    case "Equipment":
      return [[kindLabel, product.equipmentType]];
  }
}

/** How many of a product's own facts its card shows at once. */
const SHOWN_FACTS = 3;

/** Facts of a card that are shown at once, and those that unfold. */
function cardFacts(product: CardPart["product"], area: AreaConfig): [shown: Fact[], folded: Fact[]] {
  const category: Fact = ["Kategori", area.sidebar.filter === "category" ? product.category.name : null];
  const own: Fact[] =
    product.__typename === "Supplement"
      ? [...ownFacts(product, area), ["Dos", formatDoses(product)], category]
      : [...ownFacts(product, area), category];
  const known = own.filter(([, value]) => value);
  const others: Fact[] = [
    product.__typename === "HealthTest"
      ? ["Förkunskaper", product.difficulty && knowledgeLabel(product.difficulty)]
      : ["Nivå", product.difficulty && difficultyLabel(product.difficulty)],
    ["Betyg hos säljaren", product.externalRating === null ? null : formatRating(product.externalRating)],
    ["Uppfyller", criteriaLabels(product.recommendationCriteria, area.area).join(", ")],
  ];
  return [known.slice(0, SHOWN_FACTS), [...known.slice(SHOWN_FACTS), ...others]];
}

/** The facts that a card shows at once: in one line on phones, label by label where there is room. */
export function ShownFacts({ product, area, className }: CardPart & Classed) {
  const [shown] = cardFacts(product, area);
  return <FactList facts={shown} className={classNames(styles.line, className)} />;
}

/** The facts that a card unfolds. */
export function FoldedFacts({ product, area }: CardPart) {
  const [, folded] = cardFacts(product, area);
  return <FactList facts={folded} />;
}

function FactList({ facts, className }: { facts: readonly Fact[] } & Classed) {
  return (
    <dl className={classNames(styles.factList, className)}>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Advantages and features of a product. */
export function ProductTexts({ product, area }: CardPart) {
  return area.card.lists.map((name) => <TextList key={name} label={LISTS[name]} texts={product[name]} />);
}

/** All warnings, beside the link to the seller. */
export function Warnings({ id, texts, className }: { id: string; texts: readonly string[] } & Classed) {
  if (texts.length === 0) return null;
  return (
    <p id={id} className={classNames(styles.important, className)}>
      <strong>Viktigt:</strong> {texts.join(" ")}
    </p>
  );
}

/** Why a product is in a list that is narrowed to goals. */
export function WhyShown({ product, goals }: { product: CardPart["product"]; goals: readonly string[] }) {
  const reasons = product.goalReasons.filter(({ goal }) => goals.includes(goal.text));
  return (
    <ul aria-label="Därför visas den" className={styles.reasons}>
      {reasons.map(({ goal, reason }) => (
        <li key={goal.key}>
          Visas för att: {reason}
          {goals.length > 1 && ` (${goal.label})`}.
        </li>
      ))}
      {reasons.length === 0 && <li>Visas för att texten nämner ditt mål.</li>}
    </ul>
  );
}

const LISTS = { pros: "Fördelar", features: "Egenskaper" };

function TextList({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <div className={styles.label}>{label}</div>
      <ul aria-label={label} className={styles.textList}>
        {texts.slice(0, SHOWN_TEXTS).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {texts.length > SHOWN_TEXTS && <li className={styles.unmarked}>…</li>}
      </ul>
    </div>
  );
}

/** The first markers of a test, or contents of a supplement, and a link to the others. */
export function Contents({ product, area, searched = [], className }: CardPart & Classed & Searched) {
  const contents = contentsOf(product);
  if (contents.length === 0) return null;
  const missing = searched.filter((name) => !contents.includes(name));
  const names = [...new Set([...searched.filter((name) => contents.includes(name)), ...contents])];
  const more = names.length - SHOWN_BIOMARKERS;
  return (
    <ul aria-label={area.card.markers} className={classNames(styles.contentList, className)}>
      {names.slice(0, SHOWN_BIOMARKERS).map((name) => (
        <Badge key={name} component="li" tint="grey">
          {name}
        </Badge>
      ))}
      {more > 0 && <li className={styles.others}>+ {more} till</li>}
      {missing.length > 0 && <li className={styles.others}>saknar {missing.join(", ")}</li>}
    </ul>
  );
}
