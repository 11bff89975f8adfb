import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useViewer } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { newProtocol, type ProtocolViewProps, type ShownProtocol } from "./shownProtocol.ts";

/** Saves a result as a protocol of the account; shows visitors who are signed out how to get one. */
export function useSaveToProfile(
  protocol: ShownProtocol,
  createProtocol: ProtocolViewProps["createProtocol"],
): { save: () => Promise<void>; isSaving: boolean } {
  const isSignedIn = Boolean(useViewer());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSaving, setSaving] = useState(false);
  const sending = useRef(false);

  const save = async () => {
    if (sending.current) return;
    if (!isSignedIn) {
      const back = new URLSearchParams({ till: pathname + search });
      showToast({
        title: "Registrering krävs",
        text: "Skapa ett konto eller logga in för att spara. Ditt protokoll finns kvar här så länge.",
        action: { label: "Skapa konto eller logga in", run: () => void navigate(`/auth?${back}`) },
      });
      return;
    }
    const made = newProtocol(protocol);
    if (!made) {
      showToast({ title: "Fel", text: "Det finns inga aktiviteter att spara.", tone: "error" });
      return;
    }
    sending.current = true;
    setSaving(true);
    const isSaved = await createProtocol(made);
    sending.current = false;
    setSaving(false);
    if (!isSaved) return;
    showToast({
      title: "Sparat!",
      text: "Protokollet finns bland dina protokoll, och du kan börja bocka av i dag.",
      tone: "success",
      action: { label: "Visa protokollet", run: () => void navigate("/protokoll") },
    });
  };
  return { save, isSaving };
}
