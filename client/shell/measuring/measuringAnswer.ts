import type { Analytics } from "../../../schema/analytics.ts";
import { MEASURING_KEY } from "../../guest/browserData.ts";
import { readStored, storeAll } from "../../guest/storage.ts";

/** What a visitor has answered: a yes holds for one service only, a no for every one. */
interface Answer {
  allows: boolean;
  service: string;
}

const serviceOf = ({ service, address, siteId }: Analytics): string => `${service} ${address} ${siteId}`;

const readAnswer = (): Answer | undefined =>
  readStored(MEASURING_KEY, (json) => {
    const { allows, service } = (json ?? {}) as Partial<Answer>;
    return typeof allows === "boolean" && typeof service === "string" ? { allows, service } : undefined;
  });

/** Whether the browser asks every site not to follow its user: Do Not Track, or Global Privacy Control. */
export const isRefusedByBrowser = (): boolean =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether visits are counted in this browser, or its user must be asked first. */
export function measuringState(analytics: Analytics): "on" | "off" | "asks" {
  if (isRefusedByBrowser()) return "off";
  const answer = readAnswer();
  if (answer && !answer.allows) return "off";
  if (!analytics.asksFirst) return "on";
  return answer?.service === serviceOf(analytics) ? "on" : "asks";
}

/** Keeps a visitor's answer. */
export const answerMeasuring = (analytics: Analytics, allows: boolean): void =>
  void storeAll({ [MEASURING_KEY]: { allows, service: serviceOf(analytics) } });
