import Box from "@mui/material/Box";
import { Badge } from "../../../ui/Badge.tsx";
import { difficultyLabel, knowledgeLabel } from "../../../ui/difficultyLabel.ts";
import { UNSEEN } from "../../../ui/VisuallyHidden.tsx";
import { contentsOf, criteriaLabels, formatDoses, formatRating, locationLabel } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { PHONE } from "./cardLayout.ts";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Biomarkers a card lists before '+ N till'. */
const SHOWN_BIOMARKERS = 4;

/** Pros and features a card lists before the ellipsis. */
const SHOWN_TEXTS = 3;

interface CardPart {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
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
export function ShownFacts({ product, area }: CardPart) {
  const [shown] = cardFacts(product, area);
  return <FactList facts={shown} isLine />;
}

/** The facts that a card unfolds. */
export function FoldedFacts({ product, area }: CardPart) {
  const [, folded] = cardFacts(product, area);
  return <FactList facts={folded} />;
}

function FactList({ facts, isLine = false }: { facts: readonly Fact[]; isLine?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: isLine ? "block" : "grid", sm: "grid" },
        alignContent: "start",
        gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
        columnGap: 4,
        rowGap: 1,
        m: 0,
        fontSize: { xs: "0.875rem", sm: "0.9375rem" },
        lineHeight: 1.4,
        ...(isLine && {
          [PHONE]: {
            // In one line, the values need no labels.
            "& dt": UNSEEN,
            "& dd": { display: "inline" },
            "& > div:not(:last-of-type) dd::after": { content: '" · "' },
          },
        }),
      }}
    >
      {facts.map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

/** Advantages and features of a product. */
export function ProductTexts({ product, area }: CardPart) {
  return area.card.lists.map((name) => <TextList key={name} label={LISTS[name]} texts={product[name]} />);
}

/** All warnings, beside the link to the seller. */
export function Warnings({ id, texts }: { id: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Box
      component="p"
      id={id}
      sx={{ m: 0, mb: 4, pl: 3, borderLeft: 3, borderColor: "tint.orange.0", fontSize: "0.9375rem", lineHeight: 1.45 }}
    >
      <strong>Viktigt:</strong> {texts.join(" ")}
    </Box>
  );
}

/** Why a product is in a list that is narrowed to goals. */
export function WhyShown({ product, goals }: { product: CardPart["product"]; goals: readonly string[] }) {
  const reasons = product.goalReasons.filter(({ goal }) => goals.includes(goal.text));
  return (
    <Box
      component="ul"
      aria-label="Därför visas den"
      sx={{ listStyle: "none", p: 0, m: 0, mt: 2, fontSize: "0.9375rem" }}
    >
      {reasons.map(({ goal, reason }) => (
        <li key={goal.key}>
          Visas för att: {reason}
          {goals.length > 1 && ` (${goal.label})`}.
        </li>
      ))}
      {reasons.length === 0 && <li>Visas för att texten nämner ditt mål.</li>}
    </Box>
  );
}

const LISTS = { pros: "Fördelar", features: "Egenskaper" };

function TextList({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <Box sx={{ fontSize: "0.9375rem", fontWeight: 600 }}>{label}</Box>
      <Box component="ul" aria-label={label} sx={{ m: 0, pl: 5, fontSize: "0.9375rem", lineHeight: 1.45 }}>
        {texts.slice(0, SHOWN_TEXTS).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {texts.length > SHOWN_TEXTS && (
          <Box component="li" sx={{ listStyle: "none" }}>
            …
          </Box>
        )}
      </Box>
    </div>
  );
}

/** The first markers of a test, or contents of a supplement, and a link to the others. */
export function Contents({ product, area }: CardPart) {
  const names = contentsOf(product);
  if (names.length === 0) return null;
  const more = names.length - SHOWN_BIOMARKERS;
  return (
    <Box
      component="ul"
      aria-label={area.card.markers}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignContent: "start",
        gap: { xs: 1, sm: 1.5 },
        listStyle: "none",
        p: 0,
        m: 0,
        "& span": { fontSize: { xs: "0.8125rem", sm: "0.875rem" } },
        // A line of words on phones, which takes half the room of badges.
        [PHONE]: {
          display: "block",
          typography: "body2",
          lineHeight: 1.35,
          color: "text.secondary",
          "& li": { display: "inline", fontSize: "inherit" },
          "& li::after": { content: '" "' },
          "& li:has(+ li > span)::after": { content: '" · "' },
          "& span": { p: 0, font: "inherit", color: "inherit", bgcolor: "transparent" },
        },
      }}
    >
      {names.slice(0, SHOWN_BIOMARKERS).map((name) => (
        <li key={name}>
          <Badge tint="grey">{name}</Badge>
        </li>
      ))}
      {more > 0 && (
        <Box
          component="li"
          sx={{ fontSize: "0.875rem", alignSelf: "center", color: "text.secondary", whiteSpace: "nowrap" }}
        >
          + {more} till
        </Box>
      )}
    </Box>
  );
}
