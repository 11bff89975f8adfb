import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FILE_COLUMNS } from "../../../../schema/catalogueTransfer.ts";
import { COLUMN_CHOICES, COLUMN_WORDS } from "../../../../schema/importWords.ts";

const RULES = [
  "Filer från butiker och annonsnätverk läses som de är: välj filen, se efter vilket fält som är vilken kolumn, och spara kopplingen till nästa gång. Det som står nedan gäller filer med våra egna kolumner.",
  "CSV har semikolon, komma eller tabb mellan kolumnerna, och sparas som UTF-8 eller som Excel gör det. JSON är en lista med objekt. Högst 50 MB.",
  "Första raden har kolumnernas namn, på svenska eller som i exporten. En kolumn som inte finns med lämnar fältet som det är.",
  "Står det ett nummer i id ändras den produkten. Annars är det produkten med samma nummer hos leverantören (sku) eller samma GTIN, annars den med samma namn, leverantör och kategori, eller en ny.",
  "Kategorin anges med sitt namn eller adressnamn, till exempel Blodtester. De står under Kategorier.",
  "Dagen under Kontrollerad skrivs som 2026-01-31. En ny produkt visas, om det inte står nej under Visas.",
  "Listor skrivs med | mellan delarna, mål som mål: skäl | mål: skäl. Ett | inuti en del skrivs \\|.",
  "Priset skrivs som det ska visas, till exempel från 1 295 kr eller 99 kr/mån. Står valutan inte i priset kan den stå i currency, till exempel EUR. Bara priser i kronor jämförs.",
  "Ja och nej skrivs ja och nej. En tom cell lämnar ett sådant fält som det är, utom för läkarkommentar och remiss, där den betyder att det inte är känt.",
  "En cell som börjar med =, +, - eller @ får en apostrof framför i exporten, så att kalkylprogram inte räknar den som en formel. Importen tar bort den.",
];

/**
 * What a file to import looks like.
 * @param props.goals what the goals are called on the site
 */
export function FormatDescription({ goals }: { goals: readonly string[] }) {
  const choices = [...(goals.length > 0 ? [{ column: "goals", words: goals } as const] : []), ...COLUMN_CHOICES];
  return (
    <Box sx={{ maxWidth: "66ch", mt: 3, mb: 5 }}>
      <Box component="ul" sx={{ pl: 5, my: 0, "& li": { mb: 2 } }}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4, overflowWrap: "anywhere" }}>
        Kolumnerna, och vad de heter i exporten:{" "}
        {FILE_COLUMNS.map((column) => `${COLUMN_WORDS[column][0]} (${column})`).join(", ")}.
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        Det här kan stå i kolumner där man väljer:
      </Typography>
      <Box component="ul" sx={{ pl: 5, my: 2, typography: "body2", color: "text.secondary" }}>
        {choices.map(({ column, words }) => (
          <li key={column}>
            {COLUMN_WORDS[column][0]}: {words.join(", ")}
          </li>
        ))}
      </Box>
    </Box>
  );
}
