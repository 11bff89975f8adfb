import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { intervalsInWords } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { contentsOf } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { PageProduct, PageTest } from "./pageProduct.ts";

/** A marker, explained where the shared vocabulary knows it. */
interface Measured {
  name: string;
  /** Path of its page. */
  path: string | null;
  description: string | null;
  /** Where healthy adults lie, in words; empty where that is not known. */
  limits: string;
}

/** Heading for markers that the vocabulary does not know. */
const OTHERS = "Övrigt";

/** All that a test measures, in groups and explained, or what a supplement contains; nothing for equipment. */
export function ProductContents({ product, area }: { product: PageProduct; area: AreaConfig }) {
  const names = contentsOf(product);
  if (names.length === 0) return null;
  if (product.__typename !== "HealthTest") {
    return (
      <section aria-labelledby="det-har-mats">
        <SectionHeading id="det-har-mats">{area.card.markers}</SectionHeading>
        <Box component="ul" sx={{ mt: 4, mb: 0, pl: 5 }}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
      </section>
    );
  }
  const groups = groupsOf(product);
  return (
    <section aria-labelledby="det-har-mats">
      <SectionHeading id="det-har-mats">Det här mäts</SectionHeading>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {counted(names.length, "markör", "markörer")} i {counted(groups.length, "grupp", "grupper")}.
      </Typography>
      {groups.map(([group, markers]) => (
        <Box key={group} sx={{ mt: 6 }}>
          <Typography variant="h4" component="h3">
            {group}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 2, display: "grid", gap: 3 }}>
            {markers.map(({ name, path, description, limits }) => (
              <div key={name}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {path ? <NameLink to={path}>{name}</NameLink> : name}
                </Box>
                {description && (
                  <Box component="dd" sx={{ m: 0, color: "text.secondary" }}>
                    {description}
                  </Box>
                )}
                {limits && (
                  <Box component="dd" sx={{ m: 0, typography: "body2" }}>
                    Vanligt hos friska: {limits}
                  </Box>
                )}
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </section>
  );
}

/** A test's markers by what they are about; those that nobody explains come last. */
function groupsOf(product: PageTest): [string, Measured[]][] {
  const known = new Map(product.markers.map((marker) => [marker.name, marker]));
  const groups = new Map<string, Measured[]>();
  for (const name of product.markerNames) {
    const marker = known.get(name);
    const group = marker?.group ?? OTHERS;
    groups.set(group, [
      ...(groups.get(group) ?? []),
      {
        name,
        path: marker?.path ?? null,
        description: marker?.description ?? null,
        limits: intervalsInWords(marker?.referenceIntervals ?? [], marker?.unit ?? null),
      },
    ]);
  }
  return [...groups].sort(([one], [other]) => Number(one === OTHERS) - Number(other === OTHERS));
}
