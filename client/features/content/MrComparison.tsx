import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { cardId, doctorText, Points, Price, type Provider, ProviderLink, prescriptionText, rowId } from "./mrFacts.tsx";

/** The providers beside each other: a table on wide screens, cards on narrow ones (specification 2 §2). */
export function MrComparison({ providers }: { providers: readonly Provider[] }) {
  return (
    <>
      <Box sx={{ display: { xs: "none", lg: "block" } }}>
        <Table providers={providers} />
      </Box>
      <Box
        sx={{
          display: { xs: "grid", lg: "none" },
          gap: 5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {providers.map((provider) => (
          <Card key={provider.id} provider={provider} />
        ))}
      </Box>
    </>
  );
}

function Table({ providers }: { providers: readonly Provider[] }) {
  return (
    <ComparisonTable>
      <caption>
        <VisuallyHidden>Vårdgivare som gör MR-undersökningar, efter startpris</VisuallyHidden>
      </caption>
      <colgroup>
        {["16%", "13%", "10%", "9%", "8%", "15%", "12%", "17%"].map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <col key={column} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Vårdgivare</th>
          <th scope="col">Pris</th>
          <th scope="col">Svar inom</th>
          <th scope="col">Läkarsamtal</th>
          <th scope="col">Remiss</th>
          <th scope="col">Styrkor</th>
          <th scope="col">Tänk på</th>
          <th scope="col">
            <VisuallyHidden>Länk</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => (
          <tr key={provider.id}>
            <th scope="row" id={rowId(provider)}>
              {provider.name}
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {provider.location}
              </Typography>
              {provider.featured && <Badge tint="green">Rekommenderad</Badge>}
            </th>
            <td>
              <Price provider={provider} />
              <Checked provider={provider} />
            </td>
            <td>{provider.turnaroundTime}</td>
            <td>{doctorText(provider)}</td>
            <td>{prescriptionText(provider)}</td>
            <td>
              <Points points={provider.strengths} sign="+" />
            </td>
            <td>
              <Points points={provider.weaknesses} sign="–" />
            </td>
            <td>
              <ProviderLink provider={provider} describedBy={rowId(provider)} />
            </td>
          </tr>
        ))}
      </tbody>
    </ComparisonTable>
  );
}

const Checked = ({ provider }: { provider: Provider }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
    Kontrollerat {swedishDay(provider.checkedAt)}
  </Typography>
);

function Card({ provider }: { provider: Provider }) {
  const facts = [
    ["Svar inom", provider.turnaroundTime],
    ["Läkarsamtal", doctorText(provider)],
    ["Remiss", prescriptionText(provider)],
  ] as const;
  return (
    <Box
      component="article"
      aria-labelledby={cardId(provider)}
      sx={{
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 5",
        rowGap: 4,
        p: 5,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "14px",
      }}
    >
      <Box>
        <Typography id={cardId(provider)} variant="h4" component="h3">
          {provider.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {provider.location}
        </Typography>
        {provider.featured && (
          <Box sx={{ mt: 2 }}>
            <Badge tint="green">Rekommenderad</Badge>
          </Box>
        )}
      </Box>
      <Box>
        <Box sx={{ fontSize: 20 }}>
          <Price provider={provider} />
        </Box>
        <Checked provider={provider} />
      </Box>
      <Box
        component="dl"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 4, rowGap: 1, m: 0, fontSize: 16 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "grid", alignContent: "start", gap: 3, fontSize: 16, lineHeight: 1.45 }}>
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
            Styrkor
          </Typography>
          <Points points={provider.strengths} sign="+" />
        </Box>
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
            Tänk på
          </Typography>
          <Points points={provider.weaknesses} sign="–" />
        </Box>
      </Box>
      <Box sx={{ alignSelf: "end" }}>
        <ProviderLink provider={provider} describedBy={cardId(provider)} />
      </Box>
    </Box>
  );
}
