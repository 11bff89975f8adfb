import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatProductCount } from "../../../../schema/products.ts";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import {
  type LeaveDemo_ContentsFragment as Contents,
  useDemoContentsQuery,
  useLeaveDemoMutation,
  useReturnToDemoMutation,
} from "./LeaveDemoSection.generated.ts";

/** Taking the invented products away at once, which can be undone for a day; nothing on a site that has none. */
export function LeaveDemoSection() {
  const { data, refetch } = useDemoContentsQuery({ fetchPolicy: "cache-and-network" });
  const apollo = useApolloClient();
  const [leave, { loading: isLeaving }] = useLeaveDemoMutation({});
  const [comeBack, { loading: isReturning }] = useReturnToDemoMutation({});
  const [isAsking, setAsking] = useState(false);
  const contents = data?.demoContents;
  if (!contents) return null;
  const { productCount, providerCount, mrProviderCount, returnableUntil } = contents;
  if (!returnableUntil && productCount + providerCount + mrProviderCount === 0) return null;
  const run = async (
    change: () => Promise<readonly ServerError[] | undefined>,
    done: string,
    failure: string,
  ): Promise<void> => {
    const failed = (text: string) => showToast({ title: failure, text, tone: "error" });
    try {
      const [wrong] = (await withVerification(change, (errors) => errors)) ?? [];
      if (wrong) return failed(wrong.message);
      showToast({ title: done, text: "Besökare ser det direkt.", tone: "confirmation" });
      await refetch();
      // Lists that were looked at before hold what has just gone, or lack what has come.
      apollo.cache.evict({ id: "ROOT_QUERY", fieldName: "products" });
      apollo.cache.evict({ id: "ROOT_QUERY", fieldName: "isDemoCatalogue" });
    } catch (error) {
      failed(visitorMessage(error));
    }
  };
  return (
    <Box component="section" aria-labelledby="lamna-demon" sx={{ mt: 12 }}>
      <Typography id="lamna-demon" variant="h2">
        {returnableUntil ? "Demon är lämnad" : "Lämna demon"}
      </Typography>
      {returnableUntil ? (
        <>
          <Typography sx={{ mt: 3, mb: 5, maxWidth: "66ch" }}>
            Demons produkter och vårdgivare visas inte längre. Till {swedishMoment(returnableUntil)} kan du hämta
            tillbaka dem. Sedan raderas de med sina leverantörer. En produkt som du själv visar igen blir kvar.
          </Typography>
          <Button
            variant="outlined"
            disabled={isReturning}
            sx={{ minHeight: 48 }}
            onClick={() =>
              void run(
                async () => (await comeBack()).data?.returnToDemo.errors,
                "Demon är tillbaka",
                "Demon är fortfarande lämnad",
              )
            }
          >
            Hämta tillbaka demon
          </Button>
        </>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
            Så länge en påhittad produkt visas står det på sidorna att det är en demo, och sökmotorer visar dem inte.
            Här tar du bort allt på en gång.
          </Typography>
          <Box
            component="dl"
            sx={{ mt: 4, mb: 5, maxWidth: "66ch", "& dd": { ml: 0, mb: 3 }, "& dt": { fontWeight: 600 } }}
          >
            <dt>Det här försvinner</dt>
            <dd>{whatGoes(contents)}</dd>
            <dt>Det här blir kvar</dt>
            <dd>{whatStays(contents)}</dd>
          </Box>
          <Button
            variant="outlined"
            color="error"
            onClick={() => setAsking(true)}
            sx={{ minHeight: 48 }}
            disabled={isLeaving}
          >
            Lämna demon
          </Button>
        </>
      )}
      <ConfirmAction
        title="Lämna demon?"
        text={`${whatGoes(contents)} Du kan ångra dig i ett dygn. Sedan raderas allt detta, med prishistorik och bevakningar.`}
        label="Lämna demon"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void run(async () => (await leave()).data?.leaveDemo.errors, "Demon är lämnad", "Demon är kvar")
        }
      />
    </Box>
  );
}

const whatGoes = ({ productCount, providerCount, mrProviderCount }: Contents): string =>
  `${formatProductCount(productCount)} från ${counted(providerCount, "påhittad leverantör", "påhittade leverantörer")}, och ${counted(mrProviderCount, "påhittad vårdgivare", "påhittade vårdgivare")} av MR. Svarstiden i Inställningar töms, om den är demons.`;

const whatStays = ({ ownProductCount }: Contents): string =>
  `${ownProductCount > 0 ? `${formatProductCount(ownProductCount)} från andra leverantörer, k` : "K"}ategorier, markörer, guider och deras författare, sidor, träningsmetoder, protokoll, sökord och alla konton.`;
