import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { Card } from "../../../ui/Card.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { showFailure } from "../data/protocolToasts.ts";
import { addressOf, viewFrom } from "../page/protocolViews.ts";
import { ViewHeading } from "../page/ViewHeading.tsx";
import { BackToProtocols } from "./BackToProtocols.tsx";
import { PlanSteps } from "./PlanSteps.tsx";
import { planOf } from "./plan.ts";
import { ShareActions } from "./ShareActions.tsx";
import { useSharedQuery } from "./ShareView.generated.ts";

const SharedPreview = lazyComponent(async () => (await import("./SharedPreview.tsx")).SharedPreview, {
  fallback: <ShareSkeleton />,
});

/** One's own protocol to share, or one that somebody shared, which stands after '#' in the address. */
export function ShareView() {
  const [params] = useSearchParams();
  const { protocol } = viewFrom(params);
  const link = useLinkContent();
  const isBrowser = useIsBrowser();
  return (
    <PageContainer width="tools" sx={{ pt: { xs: 4, md: 8 } }}>
      <Button
        component={Link}
        to={addressOf(link === undefined ? "idag" : "start")}
        startIcon={<ArrowBack />}
        sx={{ ml: -3, mb: 3 }}
      >
        Tillbaka
      </Button>
      {link !== undefined ? (
        <SharedPreview key={link} link={link} />
      ) : protocol ? (
        <OwnProtocol protocolKey={protocol} />
      ) : // Whether there is something after '#' only the browser knows.
      isBrowser ? (
        <Missing />
      ) : (
        <ShareSkeleton />
      )}
    </PageContainer>
  );
}

/** What stands after '#' where that is a protocol; it stays when the link to the content takes its place there. */
function useLinkContent(): string | undefined {
  const { hash } = useLocation();
  // The server knows nothing of it, and the first render equals the server's.
  const isBrowser = useIsBrowser();
  const [content, setContent] = useState<string>();
  const isContent = isBrowser && hash.startsWith("#p");
  if (isContent && content !== hash) setContent(hash);
  return isContent ? hash : content;
}

function OwnProtocol({ protocolKey }: { protocolKey: string }) {
  const { data, error } = useSharedQuery({ variables: { key: protocolKey } });
  const protocol = data?.protocol;
  const plan = useMemo(() => protocol && planOf(protocol), [protocol]);
  if (!protocol || !plan) return data || error ? <Missing /> : <ShareSkeleton />;
  return (
    <>
      <ViewHeading>Dela protokoll</ViewHeading>
      <Box
        sx={{
          mt: { xs: 6, md: 8 },
          display: "grid",
          gap: { xs: 6, md: 10 },
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 280px" },
          "@media print": { display: "block" },
        }}
      >
        <Card component="article" isRoomy sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
          <Typography variant="h2" sx={{ overflowWrap: "anywhere" }}>
            {protocol.name}
          </Typography>
          {protocol.description && (
            <Typography sx={{ mt: 3, maxWidth: "66ch", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {protocol.description}
            </Typography>
          )}
          <PlanSteps steps={plan.items} />
          <Typography
            component="p"
            color="textSecondary"
            sx={{ mt: 8, pt: 4, borderTop: 1, borderColor: "divider", fontSize: "1rem" }}
          >
            Vill du göra ett eget? <TextLink to={addressOf("nytt")}>Skapa ditt eget protokoll</TextLink>, steg för steg.
          </Typography>
        </Card>
        <ShareActions plan={plan} />
      </Box>
    </>
  );
}

/** A protocol that is not there, or could not be read. */
function Missing() {
  useEffect(() => showFailure("Kunde inte ladda protokolldata"), []);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 6 }}>
        Dela protokoll
      </Typography>
      <BackToProtocols title="Protokoll hittades inte." />
    </>
  );
}

/** The shape of a shared protocol. */
function ShareSkeleton() {
  return (
    <Box role="status" aria-label="Protokollet hämtas">
      <Skeleton width="14ch" height={48} />
      <Skeleton height={420} radius={14} />
    </Box>
  );
}
