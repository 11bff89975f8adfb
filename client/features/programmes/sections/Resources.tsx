import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EquipmentLevel as EquipmentLabel } from "../../../../schema/programmes/vocabulary.ts";
import type { EquipmentLevel } from "../../../apollo/schemaTypes.generated.ts";
import type { Tint } from "../../../theme.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import type { Programme } from "../programme.ts";
import { withReferences } from "./references.tsx";
import { Cards, Lines, SubHeading } from "./texts.tsx";

const LEVELS: Readonly<Record<EquipmentLevel, { label: EquipmentLabel; tint: Tint }>> = {
  BEGINNER: { label: "Nybörjare", tint: "green" },
  MEDIUM: { label: "Medel", tint: "yellow" },
  ADVANCED: { label: "Avancerad", tint: "orange" },
  PROFESSIONAL: { label: "Professional", tint: "red" },
};

/** Resources by kind, and the cost of beginning. */
export function Resources({ programme: { resources, tiers } }: { programme: Programme }) {
  return (
    <>
      {resources.map(({ key, title, items }) => (
        <Box component="section" key={key} aria-labelledby={`resurser-${key}`}>
          <SubHeading id={`resurser-${key}`}>{title}</SubHeading>
          <Cards columns={2}>
            {items.map((item) => (
              <Resource key={item.name + item.price} item={item} />
            ))}
          </Cards>
        </Box>
      ))}
      {tiers.length > 0 && (
        <>
          <SubHeading id="budget">Vad det kostar att börja</SubHeading>
          <Cards columns={3}>
            {tiers.map(({ title, cost, includes }) => (
              <Card key={title} component="li" isTinted>
                <Typography component="h4" sx={{ fontWeight: 600 }}>
                  <EnglishWords>{title}</EnglishWords>
                </Typography>
                <Typography
                  sx={{
                    fontFamily: "h2.fontFamily",
                    fontSize: { xs: "1.5rem", sm: "1.5rem" },
                    lineHeight: 1.25,
                    mb: 3,
                  }}
                >
                  {cost}
                </Typography>
                <Lines items={includes} />
              </Card>
            ))}
          </Cards>
        </>
      )}
    </>
  );
}

function Resource({ item }: { item: Programme["resources"][number]["items"][number] }) {
  const { name, price, text, pros, cons, level, provider } = item;
  return (
    <Card component="li" sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 4, rowGap: 1 }}>
        <Typography component="h4" sx={{ fontWeight: 600 }}>
          <EnglishWords>{name}</EnglishWords>
        </Typography>
        {price && <Box sx={{ fontVariantNumeric: "tabular-nums" }}>{price}</Box>}
      </Box>
      {level && (
        <div>
          <Badge tint={LEVELS[level].tint}>{LEVELS[level].label}</Badge>
        </div>
      )}
      {provider && (
        <Typography variant="body2" color="textSecondary">
          Hos: {provider}
        </Typography>
      )}
      <Typography>{withReferences(text)}</Typography>
      <Sides label="För" items={pros} />
      <Sides label="Emot" items={cons} />
    </Card>
  );
}

const Sides = ({ label, items }: { label: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Box sx={{ fontSize: "1rem" }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}:
      </Box>{" "}
      <EnglishWords>{`${items.map((item) => item.replace(/\.$/, "")).join("; ")}.`}</EnglishWords>
    </Box>
  );
