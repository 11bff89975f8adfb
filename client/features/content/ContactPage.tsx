import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { OPERATOR_NOTICE } from "../../../schema/site.ts";
import type { Page } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { useSite } from "../../shell/site.ts";
import { Card } from "../../ui/Card.tsx";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactPageDocument, useContactPageQuery } from "./ContactPage.generated.ts";
import { ContentHero } from "./ContentHero.tsx";

const PATH = "/kontakt";

/** Asks for the page's data. */
const loadContactPage = (apollo: ApolloClient): Promise<unknown> => apollo.query({ query: ContactPageDocument });

/** /kontakt: a form, and what to do instead. The form works when the texts cannot be loaded, too. */
function ContactPage() {
  const { data, error } = useContactPageQuery({});
  const origin = use(OriginContext);
  const site = useSite();
  const page = data?.page;
  const isKnown = data || error;
  return (
    <>
      <Seo
        title="Kontakt"
        description={page?.description}
        path={PATH}
        isUnlisted={page?.isUnlisted}
        structuredData={breadcrumbs(origin, { name: "Kontakt", path: PATH })}
      />
      <ContentHero
        scene="about"
        heading={page?.heading ?? (isKnown ? "Skriv till oss" : undefined)}
        lead={page?.lead ?? (isKnown ? "" : undefined)}
      />
      <PageContainer
        top="text"
        sx={{
          display: "grid",
          gap: { xs: 10, md: 16 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
          alignItems: "start",
        }}
      >
        <Card isRoomy>
          <ContactForm answerTime={data?.site?.answerTime} />
        </Card>
        <Box sx={{ display: "grid", gap: 8 }}>
          {page?.sections.map(({ anchor, title, bodyHtml }) => (
            <Box key={anchor} component="section" aria-labelledby={anchor}>
              <Typography id={anchor} variant="h3" component="h2" sx={{ mb: 3 }}>
                {title}
              </Typography>
              <FormattedText html={bodyHtml} />
            </Box>
          ))}
          {site.isOperatorInvented && <Notice tone="info">{OPERATOR_NOTICE}</Notice>}
        </Box>
      </PageContainer>
    </>
  );
}

export const page: Page = { Component: ContactPage, loader: loadContactPage };
