import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../ui/table/DataTable.tsx";
import { doctorText, nameId, Points, Price, type Provider, ProviderLink, prescriptionText } from "./mrFacts.tsx";

const COLUMNS: readonly DataColumn<Provider>[] = [
  {
    key: "name",
    header: "Vårdgivare",
    isRowHeader: true,
    width: "16%",
    cell: (provider) => <Name provider={provider} />,
  },
  { key: "price", header: "Pris", width: "13%", cell: (provider) => <Cost provider={provider} /> },
  { key: "turnaround", header: "Svar inom", width: "10%", cell: ({ turnaroundTime }) => turnaroundTime },
  { key: "doctor", isFolded: true, header: "Läkarsamtal", width: "9%", cell: doctorText },
  { key: "prescription", isFolded: true, header: "Remiss", width: "8%", cell: prescriptionText },
  {
    key: "strengths",
    isFolded: true,
    header: "Styrkor",
    width: "15%",
    isLong: true,
    cell: ({ strengths }) => <Points points={strengths} sign="+" />,
  },
  {
    key: "weaknesses",
    isFolded: true,
    header: "Tänk på",
    width: "12%",
    isLong: true,
    cell: ({ weaknesses }) => <Points points={weaknesses} sign="–" />,
  },
  {
    key: "link",
    header: "Länk",
    isHeaderHidden: true,
    width: "17%",
    cell: (provider) => <ProviderLink provider={provider} />,
  },
];

/** The providers beside each other: a table on wide screens, cards on narrow ones. */
export const MrComparison = ({ providers }: { providers: readonly Provider[] }) => (
  <DataTable
    caption="Vårdgivare som gör MR-undersökningar, efter startpris"
    columns={COLUMNS}
    rows={providers}
    keyOf={({ databaseId }) => String(databaseId)}
    stackBelow="lg"
    isPaired
    isFixed
  />
);

function Name({ provider }: { provider: Provider }) {
  return (
    <>
      <TextLink id={nameId(provider)} to={provider.path}>
        {provider.name}
      </TextLink>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: { xs: provider.isFeatured ? 2 : 0, lg: 2 } }}>
        {provider.location}
      </Typography>
      {provider.isFeatured && (
        // A phone sets the name, and not this, as a heading.
        <Box sx={{ fontFamily: "fontFamily" }}>
          <Badge tint="green">Rekommenderad</Badge>
        </Box>
      )}
    </>
  );
}

function Cost({ provider }: { provider: Provider }) {
  return (
    <>
      <Box sx={{ fontSize: { xs: "1.25rem", lg: "1rem" } }}>
        <Price provider={provider} />
      </Box>
      <Typography data-folded="" variant="body2" color="textSecondary" sx={{ mt: { xs: 0, lg: 2 } }}>
        Uppgifterna kontrollerade {swedishDay(provider.checkedOn)}
      </Typography>
    </>
  );
}
