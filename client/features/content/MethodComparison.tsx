import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { IntensityBadge } from "./MethodCard.tsx";
import type { TrainingMethods_MethodFragment } from "./TrainingMethods.generated.ts";

type Method = TrainingMethods_MethodFragment;

/** The methods beside each other: a table on large screens, cards on small ones (specification 2 §2). */
export function MethodComparison({ methods }: { methods: readonly Method[] }) {
  return (
    <>
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        <Table methods={methods} />
      </Box>
      <Box sx={{ display: { xs: "grid", md: "none" }, gap: 4 }}>
        {methods.map((method) => (
          <Card key={method.slug} method={method} />
        ))}
      </Box>
    </>
  );
}

const Table = ({ methods }: { methods: readonly Method[] }) => (
  <ComparisonTable>
    <caption>
      <VisuallyHidden>Träningsmetoderna sida vid sida</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Metod</th>
        <th scope="col">Intensitet</th>
        <th scope="col">Tid</th>
        <th scope="col">Hur ofta</th>
        <th scope="col">Passar</th>
        <th scope="col">Tänk på</th>
      </tr>
    </thead>
    <tbody>
      {methods.map((method) => (
        <tr key={method.slug}>
          <th scope="row">{method.title}</th>
          <td>
            <IntensityBadge method={method} />
          </td>
          <td>{method.duration}</td>
          <td>{method.frequency}</td>
          <td>{method.suits}</td>
          <td>{method.caution}</td>
        </tr>
      ))}
    </tbody>
  </ComparisonTable>
);

function Card({ method }: { method: Method }) {
  const facts = [
    ["Intensitet", <IntensityBadge key="intensity" method={method} />],
    ["Tid", method.duration],
    ["Hur ofta", method.frequency],
    ["Passar", method.suits],
    ["Tänk på", method.caution],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={method.title}
      sx={{ p: 5, bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "14px" }}
    >
      <Typography variant="h4" component="h3">
        {method.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "5.5em 1fr",
          columnGap: 4,
          rowGap: 1.5,
          m: 0,
          mt: 4,
          fontSize: 16,
          lineHeight: 1.45,
        }}
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
    </Box>
  );
}
