import { readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { isReservedAddress } from "../../../schema/siteSetup.ts";
import { type CheckedSite, codeOf } from "./checkedSite.ts";
import type { Finding } from "./SiteCheck.ts";

/** What is wrong on a site that is open to the public, and to be expected where it is tried. */
const wrongInProduction = ({ config }: CheckedSite): "FAILED" | "WARNING" => (config.production ? "FAILED" : "WARNING");

/** Whether mail leaves the site. */
export async function checkMail(site: CheckedSite): Promise<Finding> {
  const { mailer } = site;
  if (!mailer.verify) {
    return {
      state: wrongInProduction(site),
      seen: "Inget mejl skickas: ingen mejlserver är inställd. Mejlen skrivs som filer i mappen outbox.",
      advice: "Sätt SMTP_URL. Utan mejl kan ingen bekräfta sitt konto eller få ett nytt lösenord.",
    };
  }
  try {
    await mailer.verify();
  } catch (error) {
    const isLogin = (error as { code?: unknown }).code === "EAUTH";
    return {
      state: "FAILED",
      seen: isLogin
        ? "Mejlservern svarar, men tar inte emot inloggningen."
        : `Mejlservern tar inte emot någon anslutning${codeOf(error)}.`,
      advice: isLogin
        ? "Se efter att namnet och lösenordet i SMTP_URL stämmer."
        : "Se efter att adressen och porten i SMTP_URL stämmer, och att brandväggen släpper fram.",
    };
  }
  const sender = await mailer.sender();
  if (isReservedAddress(typeof sender === "string" ? sender : sender.address)) {
    return {
      state: wrongInProduction(site),
      seen: "Mejlservern svarar, men avsändaren är en exempeladress som ingen kan svara till.",
      advice: "Skriv sajtens e-postadress under Inställningar, eller sätt MAIL_FROM, till en adress på din egen domän.",
    };
  }
  return { state: "OK", seen: "Mejlservern svarar och släpper in sajten." };
}

/** The address that mails, search engines and shared links name. */
export async function checkAddress(site: CheckedSite): Promise<Finding> {
  const { publicUrl } = site.config;
  if (!publicUrl) {
    return {
      state: wrongInProduction(site),
      seen: "Ingen webbadress är inställd. Länkar i mejl leder till den här datorn.",
      advice: "Sätt PUBLIC_URL till adressen som besökare skriver, till exempel https://www.dinsajt.se.",
    };
  }
  if (!publicUrl.startsWith("https:")) {
    return {
      state: wrongInProduction(site),
      seen: `Adressen är ${publicUrl}, utan kryptering. Lösenord och hälsouppgifter kan läsas på vägen.`,
      advice: "Ordna ett certifikat och sätt PUBLIC_URL till https://.",
    };
  }
  return { state: "OK", seen: `Adressen är ${publicUrl}.` };
}

const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY|DEPTH_ZERO/;

/** Asks the site's own address, as a visitor would: does it answer, and with what protects visitors? */
export async function checkAnswer(site: CheckedSite, signal: AbortSignal): Promise<Finding> {
  const origin = site.origin();
  let response: Response;
  try {
    response = await fetch(`${origin}/`, { redirect: "manual", signal, headers: { accept: "text/html" } });
    await response.body?.cancel();
  } catch (error) {
    const code = codeOf(error);
    if (CERTIFICATE.test(code)) {
      return {
        state: "FAILED",
        seen: `Certifikatet för adressen godtas inte${code}. Webbläsare varnar besökare.`,
        advice: "Förnya certifikatet.",
      };
    }
    return {
      state: "WARNING",
      seen: `Sajten nås inte på sin egen adress härifrån${code}.`,
      advice:
        "Öppna adressen i en webbläsare. Svarar den inte där heller är sajten, domännamnet eller det som står framför den fel.",
    };
  }
  if (response.status >= 300 && response.status < 400) {
    return {
      state: "WARNING",
      seen: `Adressen leder vidare (${response.status}).`,
      advice: "Sätt PUBLIC_URL till adressen som besökare hamnar på.",
    };
  }
  if (!response.ok) {
    return {
      state: "FAILED",
      seen: `Startsidan svarar med fel ${response.status}.`,
      advice: "Se efter i loggen vad som är fel.",
    };
  }
  const isSecure = origin.startsWith("https:");
  const wanted = ["content-security-policy", "x-content-type-options", "referrer-policy"];
  const missing = [...wanted, ...(isSecure ? ["strict-transport-security"] : [])].filter(
    (name) => !response.headers.has(name),
  );
  if (missing.length > 0) {
    return {
      state: "FAILED",
      seen: `Startsidan svarar, men utan skydd som sajten skickar med: ${missing.join(", ")}.`,
      advice: "Något mellan sajten och besökaren tar bort dem. Ställ om det så att sajtens svarshuvuden får vara kvar.",
    };
  }
  return { state: "OK", seen: `Startsidan svarar${isSecure ? " med https" : ""} och har skyddande svarshuvuden.` };
}

/** What signs sessions and encrypts second factors. */
export async function checkSecrets({ config, dataDir }: CheckedSite): Promise<Finding> {
  const adminFile = await stat(join(dataDir, "admin.txt")).catch(() => undefined);
  if (config.production && adminFile) {
    return {
      state: "WARNING",
      seen: "Demons administratörslösenord ligger i filen admin.txt.",
      advice: "Byt lösenordet på det kontot eller ta bort kontot, och ta sedan bort filen.",
    };
  }
  // The start refuses shorter ones.
  if (config.sessionSecrets) return { state: "OK", seen: "SESSION_SECRET är satt och lång nog." };
  const file = join(dataDir, "session-secret");
  try {
    const secret = (await readFile(file, "utf8")).trim();
    if (secret.length < 32) {
      return {
        state: "FAILED",
        seen: "Hemligheten i filen session-secret är för kort för att skydda inloggningar.",
        advice: "Sätt SESSION_SECRET till minst 32 slumpade tecken. Alla får då logga in igen.",
      };
    }
    if (((await stat(file)).mode & 0o077) !== 0) {
      return {
        state: "WARNING",
        seen: "Andra på datorn kan läsa filen session-secret.",
        advice: `Kör chmod 600 på filen i mappen för DATA_DIR.`,
      };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { state: "UNKNOWN", seen: "Det finns ingen hemlighet än. Den skapas när sajten startar första gången." };
  }
  return {
    state: "OK",
    seen: "Hemligheten ligger i filen session-secret och är lång nog.",
    advice: "Spara en kopia på en annan plats. Den följer inte med i säkerhetskopian.",
  };
}

const GB = 1e9;

/** Room for pictures, the embedded database and mail that waits. */
export async function checkDisk({ dataDir }: CheckedSite): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const share = bavail / blocks;
  const gigabytes = (free / GB).toLocaleString("sv-SE", { maximumFractionDigits: 1 });
  const seen = `${gigabytes} GB är ledigt av disken som DATA_DIR ligger på (${Math.floor(share * 100)} %).`;
  const advice = "Ta bort det som inte behövs, eller skaffa en större disk.";
  if (free < 0.3 * GB) return { state: "FAILED", seen, advice };
  if (free < 2 * GB || share < 0.05) return { state: "WARNING", seen, advice };
  return { state: "OK", seen };
}
