import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { useLinkProviderLogoMutation, useUnlinkProviderLogoMutation } from "./LogosTab.generated.ts";

/** What is being updated: a provider by name, or all of them. */
export type Updating = { one: string } | "all" | undefined;

type FieldErrors = readonly { message: string }[];

const UNKNOWN = "Ett fel uppstod vid uppdatering";

/** Links providers' logos to their products, one or all, and undoes it; tells how it went. */
export function useLogoUpdates() {
  const [link] = useLinkProviderLogoMutation({});
  const [unlink] = useUnlinkProviderLogoMutation({});
  const [updating, setUpdating] = useState<Updating>();
  const [updated, setUpdated] = useState<ReadonlySet<string>>(new Set());

  const mark = (provider: string, isDone: boolean) =>
    setUpdated((before) => {
      const after = new Set(before);
      if (isDone) after.add(provider);
      else after.delete(provider);
      return after;
    });

  /** @returns why it failed, for the admin; undefined when it did not */
  const attempt = async (change: () => Promise<FieldErrors | undefined>): Promise<string | undefined> => {
    try {
      const errors = await change();
      return errors ? errors[0]?.message : UNKNOWN;
    } catch (error) {
      return visitorMessage(error, UNKNOWN);
    }
  };

  const linkOne = async (providerName: string): Promise<string | undefined> => {
    const wrong = await attempt(
      async () => (await link({ variables: { input: { providerName } } })).data?.linkProviderLogo.errors,
    );
    if (!wrong) mark(providerName, true);
    return wrong;
  };

  const unlinkOne = async (providerName: string): Promise<string | undefined> => {
    const wrong = await attempt(
      async () => (await unlink({ variables: { input: { providerName } } })).data?.unlinkProviderLogo.errors,
    );
    if (!wrong) mark(providerName, false);
    return wrong;
  };

  const changeOne = async (providerName: string, change: typeof linkOne, title: string): Promise<void> => {
    setUpdating({ one: providerName });
    const wrong = await change(providerName);
    setUpdating(undefined);
    showToast(
      wrong
        ? { title: "Uppdatering misslyckades", text: wrong, tone: "error" }
        : { title, text: providerName, tone: "success" },
    );
  };

  return {
    updating,
    updated,
    update: (providerName: string) => changeOne(providerName, linkOne, "Logotyp uppdaterad!"),
    undo: (providerName: string) => changeOne(providerName, unlinkOne, "De tidigare bilderna är tillbaka"),
    async updateAll(providers: readonly string[]): Promise<void> {
      setUpdating("all");
      const results = await Promise.all(providers.map(linkOne));
      setUpdating(undefined);
      const failures = results.filter((wrong) => wrong !== undefined).length;
      showToast(
        failures > 0
          ? { title: "Massuppdatering misslyckades", text: `${failures} uppdateringar misslyckades`, tone: "error" }
          : {
              title: "Alla logotyper uppdaterade!",
              text: `${providers.length} leverantörer har fått sina logotyper kopplade`,
              tone: "success",
            },
      );
    },
  };
}
