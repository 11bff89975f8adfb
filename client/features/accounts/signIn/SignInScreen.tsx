import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocation, useSearchParams } from "react-router-dom";
import { panelId, Tabs, tabId } from "../../../ui/Tabs.tsx";
import { AccountColumn } from "./AccountColumn.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const ID = "konto";

/** The tabs; the address names the second as `?flik=skapa`. */
const TABS = [
  { key: "logga-in", label: "Logga in" },
  { key: "skapa", label: "Skapa konto" },
] as const;

/** The tab that an address selects. */
export const tabOf = (params: URLSearchParams): (typeof TABS)[number] =>
  TABS.find(({ key }) => key === params.get("flik")) ?? TABS[0];

/**
 * Login and sign-up, at /auth and in the place of protected pages.
 * @param props.returnTo where the visitor was on the way to; this address where it is absent
 */
export function SignInScreen({ intro, returnTo }: { intro: string; returnTo?: string }) {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const selected = tabOf(params);
  const tabs = TABS.map((tab) => {
    const next = new URLSearchParams(params);
    next.delete("flik");
    if (tab !== TABS[0]) next.set("flik", tab.key);
    return { ...tab, to: `${pathname}${next.size > 0 ? `?${next}` : ""}` };
  });
  return (
    <AccountColumn title={selected.label} intro={intro}>
      {/* Their words have air of their own. */}
      <Box sx={{ mt: { xs: -2, sm: -4 } }}>
        <Tabs id={ID} label="Logga in eller skapa konto" tabs={tabs} selected={selected.key} replace />
      </Box>
      <Box role="tabpanel" id={panelId(ID)} aria-labelledby={tabId(ID, selected.key)} sx={{ pt: 6 }}>
        {selected === TABS[0] ? (
          <SignInForm />
        ) : (
          <SignUpForm signInTo={tabs[0]?.to ?? pathname} returnTo={returnTo ?? pathname + search} />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
        Du behöver inget konto för att läsa och jämföra.
      </Typography>
    </AccountColumn>
  );
}
