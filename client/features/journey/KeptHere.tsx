import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { isStored, onStorageChange } from "../../guest/storage.ts";
import type { Viewer } from "../../shell/viewer.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

const KeptData = lazy(async () => ({ default: (await import("./KeptData.tsx")).KeptData }));

const ASIDE_KEY = "account-journey";
const onAsideChange = (listener: () => void) => onStorageChange([ASIDE_KEY], listener);

/** What of the journey is in the browser: all of it when nobody is signed in, otherwise what the account does not keep. */
export function KeptHere({ viewer }: { viewer: Viewer | null }) {
  const isBeside = useSyncExternalStore(
    onAsideChange,
    () => isStored(ASIDE_KEY),
    () => false,
  );
  if (!viewer)
    return (
      <Kept title="Din resa finns i den här webbläsaren">
        Ingen annan ser den, och den följer inte med till dina andra enheter. Vill du ha den överallt?{" "}
        <TextLink to="/auth?flik=skapa">Skapa konto</TextLink>, så tar du med dig det du har gjort.
      </Kept>
    );
  if (!isBeside) return null;
  return (
    <Kept title="Det här finns bara i den här webbläsaren" account={viewer.id}>
      Det följer inte med till dina andra enheter, och försvinner härifrån när du loggar ut. Vill du spara hur du mår på
      ditt konto kan du ge ditt samtycke under <TextLink to="/konto">Mitt konto</TextLink>.
    </Kept>
  );
}

function Kept(props: { title: string; account?: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby="finns-har"
      sx={{ mt: { xs: 12, md: 16 }, p: { xs: 5, md: 8 }, bgcolor: "mist", borderRadius: "14px" }}
    >
      <Typography id="finns-har" variant="h4" component="h2">
        {props.title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3, maxWidth: "66ch" }}>{props.children}</Typography>
      <Disclosure label="Mina data i webbläsaren">
        <Suspense>
          <KeptData account={props.account} />
        </Suspense>
      </Disclosure>
    </Box>
  );
}
