import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { MARKER_PARAM, MARKERS_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Page } from "../../../pageLoader.ts";
import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import { NothingYet } from "../../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { Card } from "../../../ui/Card.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { FoldButton, usePhoneFold } from "../../../ui/PhoneFold.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import { addressOfContentTab } from "../../admin/contentTabs.ts";
import { useRecordActivity } from "../../journey/data/useRecordActivity.ts";
import { MarkerAnswerDocument } from "./MarkerAnswer.generated.ts";
import { MarkerAnswer } from "./MarkerAnswer.tsx";
import { MarkerPicker } from "./MarkerPicker.tsx";
import { MarkerQuestions, QuestionAsked, QuestionMarkers } from "./MarkerQuestions.tsx";
import { MarkersPageDocument, useMarkersPageQuery } from "./MarkersPage.generated.ts";
import { addressWith, chosenFromAddress, questionFromAddress, sexFromAddress } from "./markerAddress.ts";

const TITLE = "Välj markörer";

/** Asks for the markers, and for the answer to those that the address has. */
async function loadMarkersPage(apollo: ApolloClient, url: URL): Promise<void> {
  const { data } = await apollo.query({ query: MarkersPageDocument });
  const params = url.searchParams;
  const databaseIds = chosenFromAddress(params, data?.biomarkers ?? [], data?.markerQuestions ?? []);
  const variables = { databaseIds, sex: sexFromAddress(params) };
  if (databaseIds.length > 0) await apollo.query({ query: MarkerAnswerDocument, variables });
}

/** /tester/markorer: choosing tests by the markers that matter. */
function MarkersPage() {
  const [params] = useSearchParams();
  const record = useRecordActivity();
  const origin = use(OriginContext);
  const { data, error, refetch } = useMarkersPageQuery({});
  const markers = data?.biomarkers ?? [];
  const questions = data?.markerQuestions ?? [];
  const sex = sexFromAddress(params);
  const { value: chosen, choose: setChosen } = useOptimisticUrlState<readonly number[]>(
    chosenFromAddress(params, markers, questions),
  );
  const hasChosen = chosen.length > 0;
  const asked = questionFromAddress(params, questions);
  // A question stays while its markers are changed: without it all choices would move under the pointer.
  const [question, setQuestion] = useState(asked);
  if (asked && asked.key !== question?.key) setQuestion(asked);
  const hasArrived = useArrivedWithMarkers(params);
  const isAnswerFirst = question !== undefined || hasArrived;
  const answer = useAnswerInView(asked?.key ?? (hasArrived && data ? "markers" : undefined));
  useEffect(() => {
    if (hasChosen) record("VISIT", "markers");
  }, [hasChosen, record]);
  const choose = (ids: readonly number[]) => {
    // What is chosen on is one step of the history, which may be further than the page.
    const inHistory = chosenFromAddress(new URLSearchParams(window.location.search), markers, questions);
    // In the order that the address is read in, so that the answer is asked for once.
    const ordered = markers.map(({ databaseId }) => databaseId).filter((id) => ids.includes(id));
    setChosen(ordered, addressWith(ordered, sex), { replace: inHistory.length > 0 });
  };

  const picker = (
    <Box key="picker" sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>
      {data ? (
        <Foldable isFolded={isAnswerFirst}>
          <MarkerPicker markers={markers} chosen={chosen} sex={sex} onChoose={choose} />
        </Foldable>
      ) : error ? (
        <LoadFailure message="Markörerna kunde inte laddas." onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Box aria-hidden="true">
          {["80%", "60%", "70%", "50%", "75%", "65%"].map((width) => (
            <Skeleton key={width} width={width} height={44} />
          ))}
        </Box>
      )}
    </Box>
  );
  const answered = (
    <Box
      key="answer"
      ref={answer}
      component="section"
      id="svar"
      aria-labelledby="svarets-rubrik"
      sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 }, minWidth: 0 }}
    >
      {question && <QuestionAsked question={question} />}
      {hasChosen ? <MarkerAnswer chosen={chosen} sex={sex} onChoose={choose} /> : data && <NoAnswerYet />}
      {question && <QuestionMarkers question={question} />}
    </Box>
  );

  return (
    <>
      <Seo
        title={TITLE}
        description="Välj de biomarkörer du vill få mätta, eller börja med en fråga. Vi räknar ut vilka tester som mäter dem billigast, och med så få tester som möjligt."
        path={MARKERS_PATH}
        structuredData={breadcrumbs(
          origin,
          { name: "Hälsotester", path: "/tester" },
          { name: TITLE, path: MARKERS_PATH },
        )}
      />
      <PageOpening scene="tests">
        <Typography variant="h1" sx={{ maxWidth: "18ch" }}>
          Vad vill du få mätt?
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: { sm: "23.5em", lg: "29.5em" }, fontSize: { md: "1.25rem" } }}>
          Börja med en fråga, eller välj de markörer som betyder något för dig. Vi räknar ut vilka tester som mäter dem
          billigast, och hur få tester det går med.
        </Typography>
        <DemoNotice isDemo={data?.isDemoCatalogue} />
      </PageOpening>
      {data && markers.length === 0 ? (
        <PageContainer top="list">
          <NothingYet
            title="Här kommer du att kunna välja markörer"
            to="/mental-optimering"
            action="Till programmen för mental optimering"
            editor={addressOfContentTab("markorer")}
            label="Lägg till en markör"
            meanwhile="Så länge kan du läsa programmen, som har sina egna texter."
          >
            Inga markörer och inga tester är inlagda ännu.
          </NothingYet>
        </PageContainer>
      ) : (
        <>
          <PageContainer top="list">
            <MarkerQuestions questions={questions} asked={asked} />
          </PageContainer>
          <PageContainer
            top="list"
            sx={{
              display: "grid",
              gap: { xs: 8, md: 10 },
              gridTemplateColumns: {
                xs: "minmax(0, 1fr)",
                md: "minmax(0, 5fr) minmax(0, 6fr)",
                lg: "minmax(0, 4fr) minmax(0, 7fr)",
              },
              alignItems: "start",
            }}
          >
            {isAnswerFirst ? [answered, picker] : [picker, answered]}
          </PageContainer>
        </>
      )}
    </>
  );
}

/**
 * True for a visitor who arrived by a link with markers chosen, as from the search: the answer comes first, as to a question.
 * For one who ticks them here, or comes back, the order stays.
 */
function useArrivedWithMarkers(params: URLSearchParams): boolean {
  const isBack = useNavigationType() === "POP";
  const isFullPageLoad = !useIsBrowser();
  const [hasArrived] = useState(params.has(MARKER_PARAM) && (!isBack || isFullPageLoad));
  return hasArrived;
}

/** Scrolls to the answer that a link has led to, where it would be outside of the screen, as on phones. */
function useAnswerInView(asked: string | undefined): RefObject<HTMLElement | null> {
  const answer = useRef<HTMLElement>(null);
  // Back and forward lead to where the page was left.
  const isLink = useNavigationType() !== "POP";
  useEffect(() => {
    const top = answer.current?.getBoundingClientRect().top ?? 0;
    const isOutside = top < 0 || top > window.innerHeight * 0.75;
    if (asked && isLink && isOutside) answer.current?.scrollIntoView();
  }, [asked, isLink]);
  return answer;
}

/** On phones a button unfolds it, where it is folded; beside the answer it is always there. */
function Foldable({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const fold = usePhoneFold("md");
  return (
    <>
      {isFolded && (
        <FoldButton fold={fold} sx={{ width: "100%", border: 1, borderRadius: 999, mb: fold.isOpen ? 5 : 0 }}>
          Ändra markörer
        </FoldButton>
      )}
      <div id={fold.id} className={isFolded ? fold.hidden : undefined}>
        {children}
      </div>
    </>
  );
}

/** Placeholder for the answer before anything is chosen. */
const NoAnswerYet = () => (
  <Card isTinted isRoomy>
    <Typography id="svarets-rubrik" variant="h3" component="h2">
      Här kommer svaret
    </Typography>
    <Typography sx={{ mt: 2, maxWidth: "52ch" }}>
      Välj en fråga, eller kryssa för en eller flera markörer. Då ser du vilka tester som mäter dem billigast och vilka
      som gör det med så få tester som möjligt: vad de kostar, hur många besök det blir och vad som ingår.
    </Typography>
  </Card>
);

export const page: Page = { Component: MarkersPage, loader: loadMarkersPage };
