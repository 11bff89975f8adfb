import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import CheckCircle from "~icons/ic/baseline-check-circle";
import RadioButtonUnchecked from "~icons/ic/baseline-radio-button-unchecked";
import type { SetupStepName } from "../../../../schema/siteSetup.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { useSite } from "../../../shell/site.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { type SiteSetupQuery, useSetSiteOpenMutation, useSiteSetupQuery } from "./SiteTabs.generated.ts";
import { addressOfSiteTab } from "./siteTabs.ts";

/** What each step is called, what it is about, and where it is done; without an address it is done on the server. */
const STEPS: Readonly<Record<SetupStepName, { title: string; text: string; to?: string; label?: string }>> = {
  NAME: {
    title: "Ge sajten ett namn",
    text: "Namnet och en mening om vad sajten är.",
    to: addressOfSiteTab("installningar"),
    label: "Till inställningarna",
  },
  LOOK: {
    title: "Ge sajten ett utseende",
    text: "En egen färg, logotyp eller startsida. Du kan också ordna menyn och stänga av de delar som du inte behöver.",
    to: addressOfSiteTab("utseende"),
    label: "Till utseendet",
  },
  OPERATOR: {
    title: "Fyll i vem som driver sajten",
    text: "Företag, organisationsnummer, adress och e-post. De står på Om oss, Kontakt och i villkoren.",
    to: addressOfSiteTab("installningar"),
    label: "Till inställningarna",
  },
  ADDRESS: {
    title: "Egen webbadress",
    text: "Ställ in PUBLIC_URL på servern till adressen som besökare skriver, med https.",
  },
  MAIL: {
    title: "Få mejlen att gå ut",
    text: "Ställ in SMTP_URL på servern. Utan den kan ingen bekräfta ett konto.",
  },
  TEXTS: {
    title: "Läs igenom texterna",
    text: "Om oss, villkor och de andra sidorna ska handla om din sajt. Där det står FYLL I skriver du det som bara du vet.",
    to: addressOfContentTab("sidor"),
    label: "Till sidorna",
  },
  AUTHORS: {
    title: "Lägg till den som skriver",
    text: "En guide behöver en författare, till exempel er läkare.",
    to: addressOfContentTab("forfattare"),
    label: "Till författarna",
  },
  GOALS: {
    title: "Gå igenom målen",
    text: "Besökare väljer bland dem i introduktionen. Skriv om något med egna ord, eller dölj det som sajten inte handlar om.",
    to: addressOfContentTab("mal"),
    label: "Till mål och märken",
  },
  GUIDES: {
    title: "Publicera en första guide",
    text: "Med källor, och gärna granskad av någon legitimerad.",
    to: addressOfContentTab("guider"),
    label: "Till guiderna",
  },
  PRODUCTS: {
    title: "Lägg in produkter",
    text: "Från butikernas egna listor, som hämtas varje natt. Eller från en fil, eller en och en.",
    to: addressOfContentTab("floden"),
    label: "Till produktflödena",
  },
  PROVIDERS: {
    title: "Leverantörer på riktigt",
    text: "Ingen av dem som säljer ska vara påhittad.",
    to: addressOfContentTab("leverantorer"),
    label: "Till leverantörerna",
  },
  SECOND_FACTOR: {
    title: "Slå på tvåstegsinloggning",
    text: "Ditt konto kan ändra allt. Skydda det med en kod från telefonen.",
    to: "/konto#tvastegsinloggning",
    label: "Till Mitt konto",
  },
  BACKUP: {
    title: "Ta säkerhetskopior",
    text: "Kör npm run backup varje natt, och prova en gång att läsa tillbaka.",
  },
  OPENED: { title: "Öppna sajten", text: "Då ser besökare och sökmotorer den." },
};

/** The tab 'Kom igång': what is left to do, ticked off by what there is. */
export function SetupTab() {
  const { data, error, refetch } = useSiteSetupQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  const { isOperatorInvented } = useSite();
  const { siteSetup: steps, siteSettings: settings, isDemoCatalogue } = data ?? {};
  if (!steps || !settings) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={again} />
    ) : (
      <Loading label="Hämtar listan …" />
    );
  }
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h2">Kom igång</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }} role="status">
        {done === steps.length
          ? "Allt är klart."
          : `${done} av ${steps.length} är klart. Listan bockar av sig själv när du har gjort något.`}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, mb: 8, display: "grid", gap: 3 }}>
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </Box>
      <Opening
        key={settings.version}
        settings={settings}
        isInvented={isOperatorInvented || isDemoCatalogue === true}
        onChanged={again}
      />
    </Box>
  );
}

function Step({ step, isDone, left }: NonNullable<SiteSetupQuery["siteSetup"]>[number]) {
  const { title, text, to, label } = STEPS[step];
  const Icon = isDone ? CheckCircle : RadioButtonUnchecked;
  return (
    <Card component="li" sx={{ display: "flex", gap: 4, alignItems: "flex-start", py: 4 }}>
      <Box sx={{ color: isDone ? "primary.main" : "text.secondary", display: "flex", mt: "2px" }} aria-hidden="true">
        <Icon />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {title}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 2 }}>
            {isDone ? "Klart" : "Kvar"}
          </Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
        {!isDone && left.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            Kvar: {left.join(", ")}
          </Typography>
        )}
        {!isDone && to && (
          <TextLink to={to} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
            {label}
          </TextLink>
        )}
      </Box>
    </Card>
  );
}

/** Opens the site to visitors, or closes it again. */
function Opening(props: {
  settings: NonNullable<SiteSetupQuery["siteSettings"]>;
  /** Whether the company or a product is: search engines are told to leave the site out as long. */
  isInvented: boolean;
  onChanged: () => void;
}) {
  const { version, openedAt } = props.settings;
  const [change, { loading }] = useSetSiteOpenMutation({});
  const [refusal, setRefusal] = useState<string>();
  const isOpen = openedAt !== null;
  async function send(): Promise<void> {
    setRefusal(undefined);
    try {
      const { data } = await change({ variables: { input: { isOpen: !isOpen, version } } });
      const [error] = data?.setSiteOpen.errors ?? [];
      if (error) setRefusal(error.message);
      else showToast({ title: isOpen ? "Sajten är stängd" : "Sajten är öppen", tone: "confirmation" });
      props.onChanged();
    } catch (error) {
      setRefusal(visitorMessage(error));
    }
  }
  return (
    <Card component="section" aria-labelledby="oppna">
      <Typography id="oppna" variant="h3" component="h2">
        {isOpen ? "Sajten är öppen" : "Sajten är inte öppen"}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {isOpen
          ? `Alla ser den, ${props.isInvented ? "men sökmotorer får inte visa den så länge företaget eller någon produkt är påhittad" : "och sökmotorer får visa den"}. Stänger du den ser besökare ”Öppnar snart”.`
          : "Besökare ser ”Öppnar snart”, och sökmotorer får inte visa den. Du ser allt."}
      </Typography>
      {refusal && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error">{refusal}</Notice>
        </Box>
      )}
      <Button variant={isOpen ? "outlined" : "contained"} aria-disabled={loading} onClick={() => void send()}>
        {isOpen ? "Stäng sajten för besökare" : "Öppna sajten"}
      </Button>
    </Card>
  );
}
