import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import {
  type MrProvidersTab_ProviderFragment as Provider,
  useCheckMrProviderMutation,
} from "./MrProvidersTab.generated.ts";

const BY_LETTER = new Intl.Collator("sv-SE");
const NOT_SAVED = "Dagen kunde inte sparas";

const COLUMNS: readonly DataColumn<Provider>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    width: "24%",
    cell: ({ id, name, isFeatured }) => (
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
        <TextLink
          to={addressOfContentTab("mr", id)}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: -2 }}
        >
          {name}
        </TextLink>
        {isFeatured && (
          <Box component="span" sx={{ typography: "body2" }}>
            <Badge tint="green">Rekommenderad</Badge>
          </Box>
        )}
      </Box>
    ),
    compare: (one, other) => BY_LETTER.compare(one.name, other.name),
  },
  {
    key: "price",
    header: "Pris",
    cell: ({ priceEstimate }) => <Box sx={{ whiteSpace: { lg: "nowrap" } }}>{priceEstimate}</Box>,
    compare: (one, other) => one.lowestPrice - other.lowestPrice,
  },
  {
    key: "answer",
    header: "Svar",
    cell: ({ turnaroundTime }) => <Box sx={{ whiteSpace: { lg: "nowrap" } }}>{turnaroundTime}</Box>,
    compare: (one, other) => one.turnaroundDays - other.turnaroundDays,
  },
  { key: "location", header: "Plats", isLong: true, cell: ({ location }) => location },
  {
    key: "checked",
    header: "Kontrollerad",
    cell: ({ checkedOn }) => swedishDay(checkedOn),
    compare: (one, other) => one.checkedOn.localeCompare(other.checkedOn),
  },
];

/** The providers in rows. */
export function MrProviderTable({ providers }: { providers: readonly Provider[] }) {
  const [check] = useCheckMrProviderMutation({});
  const checked = async ({ id, version, name }: Provider) => {
    try {
      const { data } = await check({ variables: { input: { id, version } } });
      const [wrong] = data?.checkMrProvider.errors ?? [];
      if (wrong) return showToast({ title: NOT_SAVED, text: wrong.message, tone: "error" });
      showToast({ title: "Kontrollerad i dag", text: name, tone: "confirmation" });
    } catch (error) {
      showToast({ title: NOT_SAVED, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <DataTable
      caption="MR-leverantörer"
      isDense
      columns={[
        ...COLUMNS,
        {
          key: "actions",
          header: "Åtgärder",
          isHeaderHidden: true,
          align: "end",
          cell: (provider) => (
            <Box
              sx={{
                display: "flex",
                flexWrap: "wrap",
                justifyContent: { lg: "end" },
                gap: 1,
                my: -2,
                ml: { xs: -2, lg: 0 },
              }}
            >
              <Button
                sx={{ whiteSpace: "nowrap" }}
                aria-label={`Kontrollerad i dag: ${provider.name}`}
                onClick={() => void checked(provider)}
              >
                Kontrollerad i dag
              </Button>
              <Button
                component={Link}
                to={addressOfContentTab("mr", provider.id)}
                aria-label={`Redigera ${provider.name}`}
              >
                Redigera
              </Button>
            </Box>
          ),
        },
      ]}
      rows={providers}
      keyOf={({ id }) => id}
      stackBelow="lg"
      empty="Inga leverantörer ännu. Lägg till den första med knappen ovanför."
    />
  );
}
