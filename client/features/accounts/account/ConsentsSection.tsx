import type { FragmentType } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { clearOthersResponses } from "../../../offline/offlineResponses.ts";
import { announceViewerChange } from "../../../session/viewerChanges.ts";
import { type CurrentConsentText, reloadConsentTexts, useConsentTexts } from "../../../shell/session/consentTexts.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { AccountSection } from "./AccountSection.tsx";
import {
  type ConsentsSection_MeFragment,
  ConsentsSection_MeFragmentDoc,
  useGiveConsentMutation,
  useWithdrawConsentMutation,
} from "./ConsentsSection.generated.ts";

/** Consents; withdrawing one is as easy as giving it. */
export function ConsentsSection({ me }: { me: FragmentType<ConsentsSection_MeFragment> }) {
  const { data, complete } = useFragment({
    fragment: ConsentsSection_MeFragmentDoc,
    fragmentName: "ConsentsSection_me",
    from: me,
  });
  const texts = useConsentTexts();
  if (!complete) return null;
  return (
    <AccountSection title="Samtycken" intro="Det här gör vi bara om du säger ja. Du kan ändra dig när du vill.">
      {texts.map((text) => (
        <ConsentChoice key={text.kind} text={text} given={data.consents.filter(({ kind }) => kind === text.kind)} />
      ))}
    </AccountSection>
  );
}

function ConsentChoice({ text, given }: { text: CurrentConsentText; given: ConsentsSection_MeFragment["consents"] }) {
  const apollo = useApolloClient();
  const [give] = useGiveConsentMutation({});
  const [withdraw] = useWithdrawConsentMutation({
    // Recommendations that relied on it are dropped here, too; visible ones are refetched.
    update: (cache) => {
      const id = cache.identify({ __typename: "Journey" });
      for (const fieldName of ["recommendations", "nextStep"]) cache.evict({ id, fieldName });
      cache.evict({ id: "ROOT_QUERY", fieldName: "labValues" });
      cache.gc();
      // What was erased on the account is not shown without a network, either.
      clearOthersResponses(undefined);
    },
  });
  const { kind, version } = text;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const valid = given.find(({ withdrawnAt }) => withdrawnAt === null);
  const ask = () => {
    clearToasts();
    setAsking(true);
  };
  const isOutdated = valid !== undefined && valid.version < text.version;

  const change = async (
    work: () => Promise<readonly { code?: string; message: string }[] | undefined>,
    done: string,
  ) => {
    try {
      const [error] = (await work()) ?? [];
      if (error?.code === "OUTDATED") await reloadConsentTexts(apollo);
      if (error)
        return showToast({
          title: "Samtycket kunde inte ändras",
          text: error.message,
          tone: "error",
          about: "consent",
        });
      announceViewerChange();
      // The pressed button was replaced by another one.
      heading.current?.focus();
      showToast({ title: done, tone: "confirmation", about: "consent" });
    } catch (error) {
      showToast({ title: "Samtycket kunde inte ändras", text: visitorMessage(error), tone: "error", about: "consent" });
    }
  };

  return (
    <Card>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Typography ref={heading} variant="h4" component="h3" tabIndex={-1} sx={{ outline: "none" }}>
          {text.title}
        </Typography>
        <Badge tint={valid && !isOutdated ? "green" : "grey"}>
          {isOutdated ? "Behöver förnyas" : valid ? "Du samtycker" : "Inget samtycke"}
        </Badge>
      </Box>
      <Typography sx={{ my: 3 }}>{text.text}</Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mb: 4, color: "text.secondary", fontSize: "1rem" }}>
        {given.map(({ id, version, givenAt, withdrawnAt }) => (
          <li key={id}>
            Version {version}: samtycke gavs {swedishMoment(givenAt)}
            {withdrawnAt && `, återkallades ${swedishMoment(withdrawnAt)}`}
          </li>
        ))}
        {!valid && <li>Texten ovan är version {text.version}.</li>}
        {isOutdated && <li>Texten har ändrats sedan du sa ja. Den nya är version {text.version}.</li>}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        {(!valid || isOutdated) && (
          <Button
            variant="outlined"
            onClick={() =>
              void change(
                async () => (await give({ variables: { input: { kind, version } } })).data?.giveConsent.errors,
                "Ditt samtycke är sparat",
              )
            }
          >
            Jag samtycker
          </Button>
        )}
        {valid && (
          <Button variant="outlined" color="error" onClick={ask}>
            Återkalla samtycket
          </Button>
        )}
      </Box>
      <ConfirmAction
        title="Återkalla samtycket?"
        text="Det vi har sparat med stöd av samtycket tas bort. Det går inte att få tillbaka."
        label="Återkalla"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void change(
            async () => (await withdraw({ variables: { input: { kind } } })).data?.withdrawConsent.errors,
            "Ditt samtycke är återkallat",
          )
        }
      />
    </Card>
  );
}
