import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import type { Viewer } from "../../../session/viewer.ts";
import { announceViewerChange } from "../../../session/viewerChanges.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { AccountSection } from "../account/AccountSection.tsx";
import { AddFactor } from "./AddFactor.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveFactorForm } from "./RemoveFactorForm.tsx";
import { RenewCodesForm } from "./RenewCodesForm.tsx";
import {
  type SecondFactorSection_MeFragment,
  SecondFactorSection_MeFragmentDoc,
} from "./SecondFactorSection.generated.ts";

/** From so few recovery codes on, new ones are advised. */
const FEW = 3;

/** The second factor: turning it on, recovery codes, turning it off. */
export function SecondFactorSection(props: { viewer: Viewer; me: FragmentType<SecondFactorSection_MeFragment> }) {
  const { viewer, me } = props;
  const { data, complete } = useFragment({
    fragment: SecondFactorSection_MeFragmentDoc,
    fragmentName: "SecondFactorSection_me",
    from: me,
  });
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const place = useRef<HTMLDivElement>(null);
  if (!complete) return null;
  const { isOn, isRequired } = data.secondFactor;

  const show = (made: readonly string[]) => {
    setAdding(false);
    setCodes(made);
    announceViewerChange();
  };
  const finish = (toast: string) => {
    setCodes(undefined);
    announceViewerChange();
    // What was pressed is gone.
    place.current?.focus();
    showToast({ title: toast, tone: "confirmation" });
  };

  return (
    <AccountSection
      title="Tvåstegsinloggning"
      intro="När du loggar in behövs också en kod från din telefon. Då räcker det inte att någon har kommit över ditt lösenord."
    >
      <Box
        ref={place}
        id="tvastegsinloggning"
        tabIndex={-1}
        sx={{ display: "grid", gap: 4, justifyItems: "start", outline: "none" }}
      >
        <Badge tint={isOn ? "green" : "grey"}>{isOn ? "På" : "Av"}</Badge>
        {isRequired && !isOn && (
          <Notice tone="attention">Du är administratör. Administrationen öppnas när tvåstegsinloggning är på.</Notice>
        )}
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => finish("Tvåstegsinloggning är på")} />
        ) : isOn ? (
          <TurnedOn
            viewer={viewer}
            left={data.secondFactor.recoveryCodesLeft}
            isRequired={isRequired}
            onRenewed={show}
            onRemoved={() => finish("Tvåstegsinloggning är av")}
          />
        ) : isAdding ? (
          <AddFactor
            viewer={viewer}
            onAdded={show}
            onCancel={() => {
              setAdding(false);
              place.current?.focus();
            }}
          />
        ) : (
          <Button
            variant="outlined"
            onClick={() => {
              clearToasts();
              setAdding(true);
            }}
          >
            Slå på tvåstegsinloggning
          </Button>
        )}
      </Box>
    </AccountSection>
  );
}

function TurnedOn(props: {
  viewer: Viewer;
  left: number;
  isRequired: boolean;
  onRenewed: (codes: readonly string[]) => void;
  onRemoved: () => void;
}) {
  const { viewer, left } = props;
  const [asked, setAsked] = useState<"renew" | "remove">();
  const ask = (what: typeof asked) => () => {
    clearToasts();
    setAsked(what);
  };
  const close = () => setAsked(undefined);
  const words = left === 1 ? "en återställningskod" : `${left} återställningskoder`;
  return (
    <>
      <Typography>Du har {left === 0 ? "inga återställningskoder" : words} kvar.</Typography>
      {left <= FEW && (
        <Notice tone="attention">Gör nya koder, så att du kommer in även om du blir av med telefonen.</Notice>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="outlined" onClick={ask("renew")}>
          Gör nya återställningskoder
        </Button>
        <Button variant="outlined" color="error" onClick={ask("remove")}>
          Stäng av tvåstegsinloggning
        </Button>
      </Box>
      <ConfirmDialog title="Göra nya återställningskoder?" isOpen={asked === "renew"} onClose={close}>
        <RenewCodesForm onRenewed={props.onRenewed} onCancel={close} />
      </ConfirmDialog>
      <ConfirmDialog title="Stänga av tvåstegsinloggning?" isOpen={asked === "remove"} onClose={close}>
        <RemoveFactorForm viewer={viewer} isRequired={props.isRequired} onRemoved={props.onRemoved} onCancel={close} />
      </ConfirmDialog>
    </>
  );
}
