import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useViewer } from "../../../session/viewer.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useProtocolActions } from "../data/useProtocolActions.ts";
import { useQuietRetry } from "../data/useQuietRetry.ts";
import { ActiveProtocolCard } from "./ActiveProtocolCard.tsx";
import { DraftCard } from "./DraftCard.tsx";
import { EarlierProtocols } from "./EarlierProtocols.tsx";
import { GuestProtocolsNotice } from "./GuestProtocolsNotice.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { type LandingQuery, useLandingQuery } from "./LandingView.generated.ts";
import { addressOf } from "./protocolViews.ts";
import { Templates } from "./Templates.tsx";
import { ViewHeading } from "./ViewHeading.tsx";

/** Where public/returning.js marked the document: the browser holds protocols that the server knew nothing of. */
const RETURNING = "html[data-protocols] &";
/** Height of the card of a protocol with its gap, as far as it can be foretold. */
const CARD_HEIGHT = { xs: 256, sm: 205 };

/** What protocols are, one's own, and those of the site to start from. */
export function LandingView() {
  const { data, error, refetch } = useLandingQuery({});
  const [isFromServer] = useState(!useIsBrowser());
  const own = data?.protocols && data.activeProtocols ? data : undefined;
  const isMissing = useQuietRetry({ isKnown: Boolean(own), error, ask: refetch });
  const followed = useMemo(
    () => new Set(data?.protocols?.flatMap(({ name, active }) => (active ? [name] : []))),
    [data?.protocols],
  );
  return (
    <>
      {isFromServer && <script src="/returning.js" />}
      <PageOpening scene="home">
        <ViewHeading>Protokoll</ViewHeading>
        <Typography sx={{ mt: 3, maxWidth: "44ch", fontSize: { md: "1.25rem" } }}>
          Ett protokoll är en rutin i små steg. Sätt ihop ditt eget, bocka av det dag för dag och se vad som fungerar
          för dig.
        </Typography>
        <Typography sx={{ display: "none", mt: 4, "@media (scripting: none)": { display: "block" } }}>
          Dina egna protokoll och checklistan behöver JavaScript. De färdiga protokollen kan du läsa ändå.
        </Typography>
        <Box sx={{ mt: 6, "@media (scripting: none)": { display: "none" } }}>
          {isMissing ? (
            <CreateButton />
          ) : (
            <Awaited isKnown={Boolean(own)} isFromServer={isFromServer} skeleton={<ButtonsSkeleton />}>
              <StartButtons hasActive={Boolean(own?.activeProtocols?.length)} />
            </Awaited>
          )}
        </Box>
      </PageOpening>
      <PageContainer sx={{ "@media (scripting: none)": { display: "none" } }}>
        <DraftCard isFromServer={isFromServer} />
        <Awaited isKnown={Boolean(own)} isFromServer={isFromServer} skeleton={<ListSkeleton />}>
          {own && <OwnProtocols own={own} />}
        </Awaited>
      </PageContainer>
      <Templates followed={followed} />
      <HowItWorks />
      {own?.protocols && own.protocols.length > 0 && <GuestProtocolsNotice />}
    </>
  );
}

/**
 * What depends on the visitor's own protocols. A page of the server shows what somebody without any sees, unless the
 * browser holds some: then, and in a page that the browser makes itself, a shape stands there until they are read.
 */
function Awaited(props: { isKnown: boolean; isFromServer: boolean; skeleton: ReactNode; children: ReactNode }) {
  const { isKnown, isFromServer, skeleton, children } = props;
  const isSignedIn = Boolean(useViewer());
  if (isKnown) return children;
  if (!isFromServer || isSignedIn) return skeleton;
  return (
    <>
      <Box sx={{ [RETURNING]: { display: "none" } }}>{children}</Box>
      <Box sx={{ display: "none", [RETURNING]: { display: "block" } }}>{skeleton}</Box>
    </>
  );
}

/** Room between the opening and what is the visitor's own. */
const OWN_TOP = { pt: { xs: 8, md: 12 } } as const;
const BUTTON_ROW = { display: "flex", flexWrap: "wrap", gap: 3 } as const;

function StartButtons({ hasActive }: { hasActive: boolean }) {
  if (!hasActive) {
    return (
      <Button component={Link} to={addressOf("nytt")} variant="contained" sx={{ minHeight: 48 }}>
        Skapa ditt första protokoll
      </Button>
    );
  }
  return (
    <Box sx={BUTTON_ROW}>
      <Button component={Link} to={addressOf("idag")} variant="contained" sx={{ minHeight: 48 }}>
        Visa dagens aktiviteter
      </Button>
      <CreateButton variant="outlined" />
    </Box>
  );
}

const CreateButton = ({ variant = "contained" }: { variant?: "contained" | "outlined" }) => (
  <Button component={Link} to={addressOf("nytt")} variant={variant} sx={{ minHeight: 48 }}>
    Skapa nytt protokoll
  </Button>
);

const ButtonsSkeleton = () => (
  <Box aria-hidden="true" sx={{ ...BUTTON_ROW, "& > span": { my: 0 } }}>
    <Skeleton width={218} height={48} radius={999} />
    <Skeleton width={206} height={48} radius={999} />
  </Box>
);

const ListSkeleton = () => (
  <Box role="status" aria-label="Dina protokoll hämtas" sx={OWN_TOP}>
    <Skeleton width={220} height={35} />
    <Box
      sx={{
        mt: 4,
        "& > span": { my: 0, height: "100%" },
        height: {
          xs: `calc(var(--protocols, 1) * ${CARD_HEIGHT.xs}px - 16px)`,
          sm: `calc(var(--protocols, 1) * ${CARD_HEIGHT.sm}px - 16px)`,
        },
      }}
    >
      <Skeleton radius={14} />
    </Box>
  </Box>
);

/** What the visitor follows, and what they followed before. */
function OwnProtocols({ own }: { own: LandingQuery }) {
  const actions = useProtocolActions();
  const place = useRef<HTMLDivElement>(null);
  const earlier = own.protocols?.filter(({ active }) => !active) ?? [];
  const active = own.activeProtocols ?? [];
  // The button that was pressed is gone with its card.
  const onGone = () => place.current?.focus();
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: "none", ...(own.protocols?.length && OWN_TOP) }}>
      {active.length > 0 && (
        <section aria-labelledby="dina-protokoll">
          <Typography id="dina-protokoll" variant="h2">
            Dina protokoll
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: "grid", gap: 4 }}>
            {active.map((one) => (
              <ActiveProtocolCard key={one.key} active={one} actions={actions} onGone={onGone} />
            ))}
          </Box>
        </section>
      )}
      {earlier.length > 0 && <EarlierProtocols protocols={earlier} actions={actions} onGone={onGone} />}
    </Box>
  );
}
