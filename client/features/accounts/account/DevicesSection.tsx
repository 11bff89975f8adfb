import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef } from "react";
import DevicesOutlined from "~icons/ic/outline-phonelink";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { useSignedOutRedirect } from "../../../shell/session/useSignedOutRedirect.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { AccountSection } from "./AccountSection.tsx";
import {
  type DevicesSection_MeFragment,
  DevicesSection_MeFragmentDoc,
  useRevokeSessionMutation,
  useSignOutEverywhereMutation,
} from "./DevicesSection.generated.ts";

/** The account's sessions, each with a button that ends it. */
export function DevicesSection({ me }: { me: FragmentType<DevicesSection_MeFragment> }) {
  const { data, complete } = useFragment({
    fragment: DevicesSection_MeFragmentDoc,
    fragmentName: "DevicesSection_me",
    from: me,
  });
  const [revoke] = useRevokeSessionMutation({});
  const [revokeAll] = useSignOutEverywhereMutation({});
  const leave = useSignedOutRedirect();
  const list = useRef<HTMLUListElement>(null);
  if (!complete) return null;

  const attempt = (work: () => Promise<void>) => () =>
    void work().catch((error) =>
      showToast({
        title: "Enheten kunde inte loggas ut",
        text: visitorMessage(error),
        tone: "error",
        about: "devices",
      }),
    );
  const endOne = (id: string, device: string) =>
    attempt(async () => {
      const { data: answer } = await revoke({ variables: { input: { id } } });
      if (!answer?.revokeSession.me) return leave({ title: "Du är utloggad", tone: "confirmation" });
      list.current?.focus();
      const [error] = answer.revokeSession.errors;
      showToast({ title: error?.message ?? `${device} är utloggad`, tone: "confirmation", about: "devices" });
    });
  const endAll = attempt(async () => {
    await revokeAll();
    await leave({ title: "Du är utloggad överallt", tone: "confirmation" });
  });

  return (
    <AccountSection
      title="Enheter"
      intro="Här är du inloggad. Känner du inte igen en enhet? Logga ut den och byt lösenord."
    >
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label="Enheter där du är inloggad"
        sx={{ listStyle: "none", m: 0, p: 0, outline: "none" }}
      >
        {data.sessions.map(({ id, device, lastUsedAt, isCurrent }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 3,
              py: 3,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <DevicesOutlined aria-hidden="true" sx={{ color: "text.secondary", alignSelf: "flex-start", mt: "2px" }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 1, fontWeight: 600 }}>
                {device} {isCurrent && <Badge tint="green">Den här enheten</Badge>}
              </Box>
              <Box sx={{ color: "text.secondary", fontSize: "1rem" }}>Senast använd {swedishMoment(lastUsedAt)}</Box>
            </Box>
            <Button
              onClick={endOne(id, device)}
              sx={{ flexShrink: 0 }}
              aria-label={`Logga ut ${isCurrent ? "den här enheten" : device}`}
            >
              Logga ut
            </Button>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" onClick={endAll} sx={{ mt: 5 }}>
        Logga ut överallt
      </Button>
    </AccountSection>
  );
}
