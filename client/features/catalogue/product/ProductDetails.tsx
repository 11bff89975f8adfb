import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { FactList, type LabelledFact } from "../../../ui/FactList.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { ownFacts } from "../card/ProductFacts.tsx";
import { criteriaLabels, formatRating } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Everything else that is known of a product: how it works, what speaks for and against it, and for whom it is. */
export function ProductDetails({ product, area }: { product: PageProduct; area: AreaConfig }) {
  const facts = factsOf(product, area);
  return (
    <>
      {(product.pros.length > 0 || product.cons.length > 0) && (
        <section aria-labelledby="for-och-emot">
          <SectionHeading id="for-och-emot">För och emot</SectionHeading>
          <Box sx={{ display: "grid", gap: { xs: 5, sm: 8 }, gridTemplateColumns: { sm: "1fr 1fr" }, mt: 4 }}>
            <Texts title="Fördelar" texts={product.pros} />
            <Texts title="Att tänka på" texts={product.cons} />
          </Box>
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="fakta">
          <SectionHeading id="fakta">Fakta</SectionHeading>
          <FactList facts={facts} />
        </section>
      )}
      {product.features.length > 0 && (
        <section aria-labelledby="egenskaper">
          <SectionHeading id="egenskaper">Egenskaper</SectionHeading>
          <Texts texts={product.features} />
        </section>
      )}
      {product.goalReasons.length > 0 && (
        <section aria-labelledby="mal">
          <SectionHeading id="mal">Därför kan det passa</SectionHeading>
          <Box component="dl" sx={{ m: 0, mt: 4, display: "grid", gap: 3 }}>
            {product.goalReasons.map(({ goal, reason }) => (
              <div key={goal.key}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {goal.label}
                </Box>
                <Box component="dd" sx={{ m: 0, color: "text.secondary" }}>
                  {asSentence(reason)}
                </Box>
              </div>
            ))}
          </Box>
        </section>
      )}
      {product.recommendationCriteria.length > 0 && (
        <section aria-labelledby="rekommenderad">
          <SectionHeading id="rekommenderad">Därför rekommenderad</SectionHeading>
          <Typography sx={{ mt: 4 }}>
            Uppfyller: {criteriaLabels(product.recommendationCriteria, area.area).join(", ")}.{" "}
            <TextLink to={CRITERIA_PATH}>Så väljer vi</TextLink>
          </Typography>
        </section>
      )}
    </>
  );
}

/** Known facts by label; sampling has a section of its own. */
function factsOf(product: PageProduct, area: AreaConfig): LabelledFact[] {
  const all: readonly LabelledFact[] = [
    ["Kategori", product.category.name],
    ...(product.__typename === "HealthTest" ? [] : ownFacts(product, area)),
    ...(product.__typename === "Supplement" ? dosesOf(product) : []),
    ["Leverans", product.deliveryMethod],
    ["Skickas till", product.shippingRegions.join(", ")],
    ["Betyg hos säljaren", product.externalRating === null ? null : formatRating(product.externalRating)],
  ];
  return all.filter(([, value]) => Boolean(value));
}

/** Dose of a supplement, and doses in a package. */
const dosesOf = ({ dose, dosesPerPackage }: Extract<PageProduct, { __typename: "Supplement" }>): LabelledFact[] => [
  ["En dos", dose],
  ["Förpackning", dosesPerPackage && counted(dosesPerPackage, "dos", "doser")],
];

/** A reason as a sentence of its own; some are worded to end another one. */
const asSentence = (reason: string): string =>
  `${reason.charAt(0).toLocaleUpperCase("sv")}${reason.slice(1)}${/[.!?]$/.test(reason) ? "" : "."}`;

function Texts({ title, texts }: { title?: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      {title && (
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      )}
      <Box component="ul" sx={{ mt: title ? 2 : 4, mb: 0, pl: 5 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </div>
  );
}
