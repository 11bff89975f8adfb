import type { ApolloClient } from "@apollo/client";
import { type ReactNode, use, useId } from "react";
import { useSearchParams } from "react-router-dom";
import { JOURNEY_KEYS } from "../../../schema/journey/journeyKeys.ts";
import { capitalised, joinWithAnd } from "../../../schema/rules/words/phrases.ts";
import { DEMO_NOTICE, NEW_SITE } from "../../../schema/site.ts";
import { MARKER_SEARCH_ID, WHICH_TEST } from "../../../schema/siteMenu.ts";
import { DEFAULT_START, OWN_PROTOCOLS, READY_PROTOCOLS, START_JOURNEY } from "../../../schema/startPage.ts";
import { useIsStored } from "../../guest/useIsStored.ts";
import type { Page } from "../../pageLoader.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { type ShownSite, siteOf, useSite } from "../../shell/site.ts";
import { StartCards } from "../../shell/start/StartCards.tsx";
import { StartHero } from "../../shell/start/StartHero.tsx";
import buttons from "../../ui/button.module.css";
import { Card } from "../../ui/Card.tsx";
import { classNames } from "../../ui/classNames.ts";
import { DemoNotice } from "../../ui/DemoNotice.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { pageParts } from "../../ui/lazy/pageParts.tsx";
import { useHad, useIsOff } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import textStyles from "../../ui/text.module.css";
import { ArticleCard, ArticleCardSkeleton, ArticleGrid } from "../articles/ArticleCard.tsx";
import { openOnboarding, openQuestionnaire } from "../journey/dialogEvents.ts";
import { HomePageDocument, useHomePageQuery } from "./HomePage.generated.ts";
import styles from "./HomePage.module.css";

/** How many of the latest guides show. */
const LATEST = 3;

/** What the page asks for: a start page only where it is the operator's own. */
const variablesOf = ({ hasOwnStartPage }: ShownSite) => ({ articles: LATEST, isOwn: hasOwnStartPage });

const useHomePage = () => useHomePageQuery({ variables: variablesOf(useSite()) });

/** What few visits have: how following a mailed link ended. */
const { load: loadPart, Part } = pageParts({
  outcome: { load: async () => (await import("../accounts/signIn/LinkOutcome.tsx")).LinkOutcome, isLeftOut: true },
});

const hasOutcome = (params: URLSearchParams): boolean => params.has("bekraftad");

const prepareHomePage = async ({ searchParams }: URL): Promise<unknown> =>
  hasOutcome(searchParams) && loadPart("outcome");

/** Asks for the page's data. */
const loadHomePage = (apollo: ApolloClient, url: URL) =>
  Promise.all([
    apollo.query({ query: HomePageDocument, variables: variablesOf(siteOf(apollo)) }),
    prepareHomePage(url),
  ]);

/** The front door. */
function HomePage() {
  const origin = use(OriginContext);
  const [params] = useSearchParams();
  const site = useSite();
  const isOff = useIsOff();
  const start = useStart();
  // Its page has nothing to choose among before an admin has written a method.
  const { data } = useHomePage();
  const hasMethods = data?.trainingMethods?.length !== 0;
  const hasTemplates = data?.protocolTemplates?.length !== 0;
  const ways = start.cards
    .filter(({ path }) => !isOff(path) && (path !== "/traning" || hasMethods))
    .map((card) => (card.text === READY_PROTOCOLS && !hasTemplates ? { ...card, text: OWN_PROTOCOLS } : card));
  const offered = useOffered({
    tests: "hälsotester",
    supplements: "kosttillskott",
    tried: "gör tester",
    followed: "följ din egen resa",
  });
  return (
    <>
      <Seo
        title={start.heading}
        // An operator's own sentence on the site says more of it than the product's.
        description={site.tagline === NEW_SITE.tagline ? `${offered} Lugnt, på svenska och utan löften.` : site.tagline}
        path="/"
        structuredData={webSite(origin, site)}
      />
      {hasOutcome(params) && <Part name="outcome" />}
      <Hero />
      {!isOff("/tester") && <WhichTest />}
      {ways.length > 0 && (
        <Section title="Var vill du börja?" lead={leadOf(ways.length)}>
          <StartCards cards={ways} />
        </Section>
      )}
      {!isOff("/guider") && <LatestGuides />}
      {!isOff("/min-resa") && <WayIn />}
    </>
  );
}

const NUMBERS = ["", "en väg", "två vägar", "tre vägar", "fyra vägar", "fem vägar", "sex vägar"];

const leadOf = (ways: number): string => `Här är ${NUMBERS[ways]} in. Ta den du är nyfiken på.`;

/** A sentence on what can be done in the parts that the site has; '' where it has none of them. */
function useOffered(words: { tests: string; supplements: string; tried?: string; followed: string }): string {
  const had = useHad();
  const compared = had([
    [words.tests, "/tester"],
    [words.supplements, "/kosttillskott"],
  ]);
  const ways = [
    ...(compared.length > 0 ? [`jämför ${joinWithAnd(compared)}`] : []),
    ...had([["läs guider med källor", "/guider"]]),
    ...(words.tried ? had([[words.tried, "/somntestet"]]) : []),
    ...had([[words.followed, "/min-resa"]]),
  ];
  return ways.length > 0 ? `${capitalised(joinWithAnd(ways))}.` : "";
}

/** The site as schema.org knows it, with its search. */
const webSite = (origin: string, { name, tagline, areasOff }: ShownSite): object => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name,
  description: tagline,
  url: `${origin}/`,
  inLanguage: "sv",
  publisher: { "@type": "Organization", name, url: `${origin}/`, logo: `${origin}/icon-512.png` },
  ...(!areasOff.includes("TESTS") && {
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/tester?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }),
});

/** The start page: the product's own, or the operator's, in whose place nothing else shows while it is on its way. */
function useStart() {
  const site = useSite();
  const { data } = useHomePage();
  const offered = useOffered({ tests: "tester", supplements: "tillskott", followed: "följ vad som händer över tid" });
  if (data?.startPage) return { isHidden: false, ...data.startPage };
  if (!site.hasOwnStartPage)
    return {
      ...DEFAULT_START,
      image: null,
      isHidden: false,
      text: `Förstå din kropp i din egen takt. ${offered}`.trim(),
    };
  return { ...DEFAULT_START, image: null, isHidden: true, heading: site.name, text: site.tagline, cards: [] };
}

function Hero() {
  const isOff = useIsOff();
  const { data } = useHomePage();
  const { heading, text, image, isHidden, mainButton, moreLink } = useStart();
  return (
    <StartHero
      heading={heading}
      text={text}
      image={image}
      isHidden={isHidden}
      actions={
        !isHidden && (
          <>
            {mainButton && <MainButton {...mainButton} />}
            <BackToJourney />
            {moreLink && !isOff(moreLink.path) && (
              <TextLink to={moreLink.path} className={styles.more}>
                {moreLink.label}
              </TextLink>
            )}
          </>
        )
      }
    >
      <DemoNotice
        isDemo={data?.isDemoCatalogue}
        text={isOff("/guider") ? DEMO_NOTICE : `${DEMO_NOTICE} Guidernas författare är påhittade.`}
      />
    </StartHero>
  );
}

function MainButton({ path, label }: { path: string; label: string }) {
  const isOff = useIsOff();
  if (path !== START_JOURNEY)
    return (
      <Link to={path} className={classNames(buttons.contained, buttons.large, styles.main)}>
        {label}
      </Link>
    );
  return isOff("/min-resa") ? null : (
    <button
      type="button"
      onClick={openOnboarding}
      className={classNames(buttons.contained, buttons.large, styles.main, styles.scripted)}
    >
      {label}
    </button>
  );
}

/** The way back for a guest whose journey has begun; somebody who is signed in has one in the header. */
function BackToJourney() {
  const hasBegun = useIsStored(JOURNEY_KEYS.progress);
  if (!hasBegun) return null;
  return (
    <TextLink to="/min-resa" className={styles.more}>
      Till min resa
    </TextLink>
  );
}

function Section(props: { title: string; lead?: string; aside?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <PageContainer component="section" aria-labelledby={titleId} top="section">
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={classNames(textStyles.h2, styles.title)}>
            {props.title}
          </h2>
          {props.lead && <p className={classNames(textStyles.body, textStyles.quiet, styles.lead)}>{props.lead}</p>}
        </div>
        {props.aside}
      </div>
      {props.children}
    </PageContainer>
  );
}

/** Questions that tests can answer, each a link to which ones and what they cost; left out where there is none. */
function WhichTest() {
  const questions = (useHomePage().data?.markerQuestions ?? []).filter(({ markers }) => markers.length > 0);
  if (questions.length === 0) return null;
  return (
    <Section title={WHICH_TEST.label} lead="Börja med det du undrar, så får du testerna med pris.">
      <ul className={styles.questions}>
        {questions.map(({ key, title, path }) => (
          <li key={key}>
            <Link to={path} className={buttons.outlined}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <TextLink to={`${WHICH_TEST.path}#${MARKER_SEARCH_ID}`} className={styles.choose}>
            Välj markörer själv
          </TextLink>
        </li>
      </ul>
    </Section>
  );
}

/** The latest guides; the section is left out where there is none. */
function LatestGuides() {
  const { data, error, refetch } = useHomePage();
  if (data?.articles?.nodes.length === 0) return null;
  return (
    <Section
      title="Senaste guiderna"
      aside={
        <TextLink to="/guider" className={styles.aside}>
          Alla guider
        </TextLink>
      }
    >
      {error && !data ? (
        <LoadFailure
          message="Guiderna kunde inte hämtas. Kontrollera uppkopplingen och försök igen."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ArticleGrid isThree>
          {data?.articles
            ? data.articles.nodes.map((article) => <ArticleCard key={article.slug} article={article} />)
            : Array.from({ length: LATEST }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
                <ArticleCardSkeleton key={index} />
              ))}
        </ArticleGrid>
      )}
    </Section>
  );
}

/** For those who do not know where to begin: the questionnaire. */
function WayIn() {
  return (
    <PageContainer top="section" className={styles.scripted}>
      <Card component="section" aria-labelledby="osaker" isTinted className={styles.wayIn}>
        <div>
          <h2 id="osaker" className={textStyles.h2}>
            Osäker på var du ska börja?
          </h2>
          <p className={classNames(textStyles.body, styles.advice)}>
            Svara på några korta frågor om hur du mår och vad du är nyfiken på, så föreslår vi ett första steg. Du
            bestämmer själv om svaren sparas.
          </p>
        </div>
        <div>
          <button type="button" onClick={openQuestionnaire} className={classNames(buttons.outlined, styles.ask)}>
            Få råd som passar dig
          </button>
        </div>
      </Card>
    </PageContainer>
  );
}

export const page: Page = { Component: HomePage, loader: loadHomePage, prepare: prepareHomePage };
