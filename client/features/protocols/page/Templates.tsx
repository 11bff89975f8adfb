import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NothingYet } from "../../../shell/pages/NothingYet.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addressOf } from "./protocolViews.ts";
import { TemplateCard } from "./TemplateCard.tsx";
import { useProtocolTemplatesQuery } from "./Templates.generated.ts";

/** Id of the protocols to start from, for links to them. */
export const TEMPLATES_ID = "fardiga";

/**
 * The site's own protocols, to start from.
 * @param props.followed names of what the visitor follows already
 */
export function Templates({ followed }: { followed: ReadonlySet<string> }) {
  const { data, error, refetch } = useProtocolTemplatesQuery({});
  const templates = data?.protocolTemplates;
  if (templates?.length === 0) return <NoTemplates />;
  return (
    <PageContainer component="section" id={TEMPLATES_ID} aria-labelledby={`${TEMPLATES_ID}-rubrik`} top="heading">
      <Typography id={`${TEMPLATES_ID}-rubrik`} variant="h2">
        Färdiga protokoll
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 8, maxWidth: "60ch" }}>
        Börja från ett av de här, som det är eller anpassat till din vardag. Ett protokoll är en rutin att prova, inte
        ett medicinskt råd.
      </Typography>
      {templates ? (
        <Box component="ul" sx={{ ...GRID, listStyle: "none", m: 0, p: 0 }}>
          {templates.map((template) => (
            <TemplateCard key={template.id} template={template} isFollowed={followed.has(template.name)} />
          ))}
        </Box>
      ) : error ? (
        <LoadFailure
          message="De färdiga protokollen kunde inte hämtas. Dina egna påverkas inte."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Box aria-hidden="true" sx={GRID}>
          <Skeleton height={380} />
          <Skeleton height={380} />
          <Skeleton height={380} />
        </Box>
      )}
    </PageContainer>
  );
}

/** Where the site has none: visitors make their own meanwhile, and admins are led to where the first is made. */
const NoTemplates = () => (
  <PageContainer component="section" id={TEMPLATES_ID} top="heading">
    <NothingYet
      title="Här kommer de färdiga protokollen att stå"
      to={addressOf("nytt")}
      action="Skapa ett eget protokoll"
      editor="/admin/innehall?flik=mallar&id=ny"
      label="Gör den första mallen"
    >
      Inget är gjort ännu. Så länge kan du sätta ihop ett eget, med de steg du själv vill bocka av.
    </NothingYet>
  </PageContainer>
);

const GRID = {
  display: "grid",
  gap: 5,
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(3, minmax(0, 1fr))",
  },
} as const;
