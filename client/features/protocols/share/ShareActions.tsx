import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useId, useState } from "react";
import IosShare from "~icons/ic/baseline-ios-share";
import LinkIcon from "~icons/ic/baseline-link";
import QrCode2 from "~icons/ic/baseline-qr-code-2";
import CalendarMonthOutlined from "~icons/ic/outline-calendar-month";
import ContentCopy from "~icons/ic/outline-content-copy";
import PrintOutlined from "~icons/ic/outline-print";
import type { CalendarSite } from "../../../../schema/rules/protocols/calendarFile.ts";
import { protocolPageAddress, shareText } from "../../../../schema/rules/protocols/shareText.ts";
import { deviceZone } from "../../../guest/deviceZone.ts";
import { useSite } from "../../../shell/site.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { showFailure } from "../data/protocolToasts.ts";
import type { Plan } from "./plan.ts";

const LinkQrCode = lazyComponent(async () => (await import("./LinkQrCode.tsx")).LinkQrCode, {
  fallback: <Loading label="QR-koden görs" />,
});

/** What can be copied of a protocol, and is shown to be marked where that does not work. */
type Copied = "text" | "link";

const COPIED: Readonly<Record<Copied, { done: string; label: string }>> = {
  text: { done: "Protokollet har kopierats till urklipp", label: "Protokollet som text" },
  link: { done: "Länken har kopierats till urklipp", label: "Länken till protokollet" },
};

/** A link with the protocol in it; the code that packs it is loaded late. */
async function linkTo({ protocol, items }: Plan): Promise<string> {
  const { sharedProtocol, shareLink } = await import("../../../../schema/rules/protocols/shareLink.ts");
  return shareLink(sharedProtocol(protocol, items), window.location.origin);
}

/**
 * The link of a plan, made before it is asked for: Safari lets a page copy only at once, within the click.
 * @returns it once it is there, and how to make it where that failed
 */
function useShareLink(plan: Plan): { link: string | undefined; make: () => Promise<string> } {
  const [made, setMade] = useState<{ plan: Plan; link: string }>();
  const make = useCallback(async () => {
    const link = await linkTo(plan);
    setMade({ plan, link });
    return link;
  }, [plan]);
  useEffect(() => void make().catch(() => undefined), [make]);
  return { link: made?.plan === plan ? made.link : undefined, make };
}

/** The ways of handing a protocol on: as text, as a link, as a code to scan, on paper, in the calendar. */
export function ShareActions({ plan }: { plan: Plan }) {
  const site = useSite();
  const { link, make } = useShareLink(plan);
  const [shown, setShown] = useState<Copied>();
  const text = () => shareText(plan.protocol, plan.items, window.location.origin);
  const copy = async (what: Copied, copied: string) => {
    const isCopied = await copyText(copied, {
      copied: { title: "Kopierat!", text: COPIED[what].done, tone: "success" },
      failed: { title: "Fel", text: "Kunde inte kopiera till urklipp", tone: "error" },
    });
    if (!isCopied) setShown(what);
    return isCopied;
  };
  const share = async () => {
    if (!navigator.share) return void copy("text", text());
    const url = protocolPageAddress(window.location.origin);
    // Somebody who changed their mind needs no message, and what else goes wrong the device tells itself.
    await navigator.share({ title: plan.protocol.name, text: text(), url }).catch(() => undefined);
  };
  return (
    <Box component="aside" aria-label="Sätt att dela" data-screen-only="" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: {
            xs: "repeat(2, minmax(0, 1fr))",
            sm: "repeat(3, minmax(0, 1fr))",
            md: "minmax(0, 1fr)",
          },
          "& > button": { px: 2 },
        }}
      >
        <Button
          variant="contained"
          startIcon={<IosShare />}
          onClick={() => void share()}
          sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}
        >
          Dela
        </Button>
        <CopyButton label="Kopiera text" icon={<ContentCopy />} onCopy={() => copy("text", text())} />
        <CopyButton
          label="Kopiera länk"
          icon={<LinkIcon />}
          onCopy={async () => {
            const own = link ?? (await make().catch(() => undefined));
            if (own !== undefined) return copy("link", own);
            showFailure("Kunde inte skapa länken. Försök igen när du har nät.");
            return false;
          }}
        />
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlined />}
          onClick={() =>
            void saveCalendar(plan, site).catch(() =>
              showFailure("Kunde inte skapa kalenderfilen. Försök igen när du har nät."),
            )
          }
          sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}
        >
          Lägg i kalendern
        </Button>
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Skriv ut
        </Button>
        <QrToggle link={link} make={make} name={plan.protocol.name} />
      </Box>
      {shown && (
        <Box sx={{ mt: 4 }}>
          <LabelledField key={shown} label={COPIED[shown].label} hint="Markera allt i fältet och kopiera det själv.">
            {({ error: _, ...ties }) => (
              <FieldInput
                {...ties}
                readOnly
                fullWidth
                multiline={shown === "text"}
                maxRows={12}
                value={shown === "text" ? text() : link}
                onFocus={({ target }) => (target as HTMLInputElement).select()}
              />
            )}
          </LabelledField>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        Länken och QR-koden innehåller hela protokollet. Vi sparar inget av det, och den du delar med behöver inget
        konto.
      </Typography>
    </Box>
  );
}

function QrToggle({ link, make, name }: ReturnType<typeof useShareLink> & { name: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<QrCode2 />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && link === undefined)
            make().catch(() => showFailure("Kunde inte skapa QR-koden. Försök igen när du har nät."));
        }}
      >
        {isOpen ? "Dölj QR-kod" : "Visa QR-kod"}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ gridColumn: "1 / -1" }}>
        {isOpen && link !== undefined && <LinkQrCode link={link} name={name} />}
      </Box>
    </>
  );
}

/** Gives the protocol as a file that calendars take in; what writes it is loaded now. */
async function saveCalendar({ protocol, items, period }: Plan, site: CalendarSite): Promise<void> {
  const { calendarFile, calendarFileName } = await import("../../../../schema/rules/protocols/calendarFile.ts");
  saveFile(
    calendarFileName(protocol),
    calendarFile(protocol, items, period, new Date(), { ...site, zone: deviceZone() }),
    "text/calendar",
  );
}
