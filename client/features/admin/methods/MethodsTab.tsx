import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { USUAL_METHODS } from "../../../../schema/trainingMethods.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { MethodEditor } from "./MethodEditor.tsx";
import { MethodList } from "./MethodList.tsx";
import { useEditableTrainingMethodsQuery } from "./MethodsTab.generated.ts";

/** The tab 'Träningsmetoder': the cards of /traning in their order; one of them is edited at its own address. */
export function MethodsTab() {
  const id = useSearchParams()[0].get("id");
  const { data, error, refetch } = useEditableTrainingMethodsQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const methods = data?.editableTrainingMethods;
  if (id === "ny") return <MethodEditor key="ny" />;
  if (!methods) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar träningsmetoderna …" />
    );
  }
  if (id) {
    const edited = methods.find((method) => method.id === id);
    if (edited) return <MethodEditor key={id} method={edited} />;
    return (
      <EmptyState
        title="Träningsmetoden finns inte längre."
        level="h2"
        action={
          <Button component={Link} to={addressOfContentTab("metoder")} variant="outlined">
            Visa alla träningsmetoder
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 4, mb: 6 }}>
        <Box sx={{ mr: "auto" }}>
          <Typography variant="h2">Träningsmetoder</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: "60ch" }}>
            De som står på <TextLink to="/traning">sidan om träning</TextLink>, i den här ordningen. Ändringar syns för
            besökare direkt.
          </Typography>
        </Box>
        <Button component={Link} to={addressOfContentTab("metoder", "ny")} variant="contained">
          Ny metod
        </Button>
      </Box>
      {methods.length > 0 && methods.length !== USUAL_METHODS && (
        <Box sx={{ mb: 6, maxWidth: "76ch" }}>
          <Notice tone="attention">
            <p style={{ margin: 0 }}>
              {inJourney(methods.length)} Nämner sidans ingress hur många de är? Den ändras under{" "}
              <TextLink to={addressOfContentTab("sidor")}>Sidor</TextLink>.
            </p>
          </Notice>
        </Box>
      )}
      {methods.length > 0 ? (
        <MethodList methods={methods} />
      ) : (
        <Typography color="textSecondary">Inga metoder ännu. Lägg till den första med Ny metod.</Typography>
      )}
      <Deleted of="TRAINING_METHOD" />
    </>
  );
}

/** What another number of methods than usual means for journeys. */
function inJourney(count: number): string {
  const more = count - USUAL_METHODS;
  const steps = `${counted(Math.abs(more), "steg", "steg")} ${more > 0 ? "fler" : "färre"}`;
  const outcome =
    more > 0
      ? "Den som var klar får något nytt att läsa, och procenten räknas om."
      : "Det går ändå att nå 100 procent.";
  return `Här är ${counted(count, "träningsmetod", "träningsmetoder")}, och Min resa är tänkt för sex. Fysisk träning räknar de som finns, alltså ${steps} än vanligt. ${outcome}`;
}
