import type { ApolloClient } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import type { Page } from "../../../pageLoader.ts";
import { loadViewer, type Viewer } from "../../../session/viewer.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { loadConsentTexts } from "../../../shell/session/consentTexts.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { LateReminders } from "../../reminders/LateReminders.tsx";
import { RemindMe } from "../../reminders/RemindMe.tsx";
import { SecondFactorSection } from "../secondFactor/SecondFactorSection.tsx";
import { Protected } from "../signIn/Protected.tsx";
import { AccountPageDocument, useAccountPageQuery } from "./AccountPage.generated.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CalendarSection } from "./CalendarSection.tsx";
import { ConsentsSection } from "./ConsentsSection.tsx";
import { DataSection } from "./DataSection.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { EventsSection } from "./EventsSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PriceWatchesSection } from "./PriceWatchesSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { WeeklyMailSection } from "./WeeklyMailSection.tsx";

/** Loads the account page's data for a signed-in user. */
async function loadAccountPage(apollo: ApolloClient) {
  if (!(await loadViewer(apollo))) return;
  await Promise.all([apollo.query({ query: AccountPageDocument }), loadConsentTexts(apollo)]);
}

/** /konto: everything about the account, and everything that can be done with it. */
function AccountPage() {
  return (
    <>
      <Seo title="Mitt konto" />
      <Protected>{(viewer) => <Account key={viewer.id} viewer={viewer} />}</Protected>
    </>
  );
}

function Account({ viewer }: { viewer: Viewer }) {
  const { data, error, refetch } = useAccountPageQuery({});
  return (
    <PageContainer width="tools" top="heading">
      <Typography variant="h1">Mitt konto</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 10 }}>
        Dina uppgifter, dina enheter och det vi sparar om dig.
      </Typography>
      <ProfileSection viewer={viewer} />
      <EmailSection viewer={viewer} />
      <PasswordSection viewer={viewer} />
      {data?.me ? (
        <>
          <SecondFactorSection viewer={viewer} me={data.me} />
          <DevicesSection me={data.me} />
          <EventsSection me={data.me} />
          <AccountSection
            title="Påminnelser"
            intro="Vad du vill bli påmind om, när, och på vilka enheter. Dina val gäller på alla dina enheter."
          >
            <LateReminders />
          </AccountSection>
          <PriceWatchesSection me={data.me} remindMe={<RemindMe wanted="remindsOfPrices" />} />
          <WeeklyMailSection me={data.me} />
          <CalendarSection />
          <DataSection rows={data.keptData ?? []} />
          <ConsentsSection me={data.me} />
        </>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar dina uppgifter …" />
      )}
      <DeleteSection viewer={viewer} />
    </PageContainer>
  );
}

export const page: Page = { Component: AccountPage, loader: loadAccountPage };
