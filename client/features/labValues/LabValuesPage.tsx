import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Sex } from "../../../schema/catalogue.ts";
import { MAX_MARKERS } from "../../../schema/rules/catalogue/markerCover.ts";
import { ENTRY_ANCHOR, ROW_PARAM } from "../../../schema/rules/labValues/labValuesPath.ts";
import { retestStep } from "../../../schema/rules/labValues/retest.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import { counted } from "../../../schema/rules/words/numbers.ts";
import { useErasures } from "../../guest/useErasures.ts";
import type { Page } from "../../pageLoader.ts";
import { accountOf, loadViewer, useViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { loadConsentTexts, useConsentText } from "../../shell/session/consentTexts.ts";
import { giveConsent } from "../../shell/session/giveConsent.ts";
import { hasConsented } from "../../shell/session/hasConsented.ts";
import { showToast } from "../../toasts/toasts.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { preparedComponent } from "../../ui/lazy/preparedComponent.tsx";
import { ChoiceLinks } from "../../ui/link/ChoiceLinks.tsx";
import { Link } from "../../ui/link/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { addressWith } from "../catalogue/markers/markerAddress.ts";
import { useAddSteps } from "../protocols/addSteps.ts";
import { RemindMe } from "../reminders/RemindMe.tsx";
import { useLabProfile } from "./data/useLabProfile.ts";
import { useLabValueActions } from "./data/useLabValueActions.ts";
import { useLabValues } from "./data/useLabValues.ts";
import { askingFor } from "./entry/askingFor.ts";
import type { SaveValues } from "./entry/EntryForm.tsx";
import { LabMarkersDocument, useLabMarkersQuery } from "./LabMarkers.generated.ts";
import { useLabMarksQuery } from "./LabMarks.generated.ts";
import { LabProfileDocument } from "./LabProfile.generated.ts";
import { LabValuesDocument } from "./LabValues.generated.ts";
import { LabValuesConsentDocument, useLabValuesConsentQuery } from "./LabValuesConsent.generated.ts";
import { labMarkersOf, underCurrentNames } from "./labMarkers.ts";
import type { LabValue } from "./labValue.ts";
import { CareNotices } from "./meaning/CareNotices.tsx";
import { historiesOf } from "./meaning/historiesOf.ts";
import { MarkerList } from "./meaning/MarkerList.tsx";
import type { MarkerHistory } from "./meaning/markerHistory.ts";
import { type LifeMark, marksOf } from "./meaning/marksOf.ts";
import { useProgrammeMarksQuery } from "./ProgrammeMarks.generated.ts";
import { isKnownAmong } from "./page/isKnownAmong.ts";
import { LabValuesNotice } from "./page/LabValuesNotice.tsx";
import { OwnerForm } from "./page/OwnerForm.tsx";
import { ON_SCREEN, PrintedValues } from "./page/PrintedValues.tsx";
import { sexFromAddress } from "./page/personAddress.ts";
import { SaveFiles } from "./page/SaveFiles.tsx";
import type { ReadValues } from "./paste/readLines.ts";

const EntryForm = lazyComponent(async () => (await import("./entry/EntryForm.tsx")).EntryForm, {
  fallback: <Skeleton height={420} />,
});

const ValueDialog = lazyComponent(async () => (await import("./page/ValueDialog.tsx")).ValueDialog, {
  failure: ({ onClose }) => onClose(),
});

const { Part: PasteForm, prepare: preparePasting } = preparedComponent(
  async () => (await import("./paste/PasteForm.tsx")).PasteForm,
  <Skeleton height={320} />,
);

/** Address parameter for how values are entered, and its value for those that are pasted. */
const WAY_PARAM = "satt";
const PASTE = "klistra";

/** Where public/returning.js marked the document: the browser holds values that the server knew nothing of. */
const RETURNING = "html[data-lab-values] &";

/** Loads the code of the way of entering that an address asks for. */
const prepareLabValuesPage = async (url: URL): Promise<unknown> =>
  url.searchParams.get(WAY_PARAM) === PASTE && preparePasting();

/** Asks for the markers, and for what an account has; what a guest has is in the browser. */
async function loadLabValuesPage(apollo: ApolloClient, url: URL): Promise<void> {
  await loadViewer(apollo);
  const isSignedIn = accountOf(apollo) !== undefined;
  const isGuestOnServer = typeof window === "undefined" && !isSignedIn;
  await Promise.all([
    prepareLabValuesPage(url),
    apollo.query({ query: LabMarkersDocument }),
    isGuestOnServer || apollo.query({ query: LabValuesDocument }),
    isGuestOnServer || apollo.query({ query: LabProfileDocument }),
    isSignedIn && apollo.query({ query: LabValuesConsentDocument }),
    isSignedIn && loadConsentTexts(apollo),
  ]);
}

/** /min-resa/varden: what tests said, over time. */
function LabValuesPage() {
  const [params] = useSearchParams();
  const viewer = useViewer();
  const { data, error: markersError, refetch: refetchMarkers } = useLabMarkersQuery({});
  const markers = useMemo(() => labMarkersOf(data?.biomarkers ?? []), [data]);
  const { values: recorded, error, refetch } = useLabValues();
  const values = useMemo(() => recorded && underCurrentNames(recorded, markers), [recorded, markers]);
  const ask = useMemo(() => askingFor(markers), [markers]);
  const actions = useLabValueActions();
  const { profile, store: storeProfile } = useLabProfile();
  const sex = profile.sex ?? sexFromAddress(params);
  const { birthYear } = profile;
  const histories = useMemo(
    () => historiesOf(values ?? [], markers, { sex, birthYear }, dayOf(new Date())),
    [values, markers, sex, birthYear],
  );
  const laboratories = useMemo(
    () =>
      [...new Set(values?.flatMap(({ laboratory }) => laboratory ?? []))].sort((one, other) =>
        one.localeCompare(other, "sv"),
      ),
    [values],
  );
  const marks = useMarks();
  const [edited, setEdited] = useState<LabValue>();
  // The dialog's code is loaded with the first value that is changed.
  const [hasEdited, setHasEdited] = useState(false);
  const edit = (value: LabValue) => {
    setHasEdited(true);
    setEdited(value);
  };
  const isBrowser = useIsBrowser();
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useSaving(actions.save);
  const erasures = useErasures();
  const ways = { markers, ask, laboratories, saving, onSaved, account: viewer?.id };
  // Of another account, or after everything was erased, nothing of what was written is left.
  const writer = `${viewer?.id} ${erasures}`;
  const isPasting = params.get(WAY_PARAM) === PASTE;

  function onSaved(count: number) {
    showToast({ title: "Sparat", text: `${counted(count, "värde är sparat", "värden är sparade")}.`, tone: "success" });
    heading.current?.focus();
  }
  const addSteps = useAddSteps();
  const planRetest = ({ name, retest, latest }: MarkerHistory) => {
    if (!retest) return;
    const step = retestStep(name, retest, latest.sampledOn, dayOf(new Date()));
    addSteps({ name: "Ta om prover", steps: [{ ...step, category: "tests", frequency: "weekly", timeOfDay: "" }] });
  };
  const remove = async (value: LabValue, name: string) => {
    // The button that was pressed is gone with its row.
    if (await actions.remove(value, name)) heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Seo title="Mina värden" description="Dina provsvar över tid: vad de betyder och om de har ändrats." />
      <Box sx={ON_SCREEN}>
        <PageOpening scene="tests">
          <Breadcrumbs links={[{ to: "/min-resa", label: "Min resa" }]} />
          <Typography variant="h1" sx={{ mt: 2 }}>
            Mina värden
          </Typography>
          <Typography sx={{ mt: 3, mb: 5, maxWidth: "40ch", fontSize: { md: "1.25rem" } }}>
            Provsvar från vilket laboratorium som helst, över tid: vad de betyder, om de har ändrats och när det är dags
            igen.
          </Typography>
          <Button
            href={`#${ENTRY_ANCHOR}`}
            variant="contained"
            sx={{ "@media (scripting: none)": { display: "none" } }}
          >
            Lägg till värden
          </Button>
          <Typography sx={{ display: "none", mt: 4, "@media (scripting: none)": { display: "block" } }}>
            Dina värden behöver JavaScript för att visas och läggas till.
          </Typography>
        </PageOpening>
      </Box>
      <PageContainer width="tools" top="list" sx={{ "@media (scripting: none)": { display: "none" } }}>
        <Box sx={ON_SCREEN}>
          <CareNotices histories={histories} />
          <section aria-labelledby="dina-varden">
            <Typography id="dina-varden" ref={heading} variant="h2" tabIndex={-1} sx={{ outline: "none", mb: 4 }}>
              Dina värden
            </Typography>
            <Awaited
              isKnown={values !== undefined && data !== undefined}
              error={error ?? markersError}
              onRetry={() => Promise.all([refetch(), refetchMarkers()])}
              empty={<NoValues />}
            >
              {histories.length === 0 ? (
                <NoValues />
              ) : (
                <>
                  <OwnerForm
                    key={`${writer} ${sex} ${birthYear}`}
                    sex={sex}
                    birthYear={birthYear}
                    onStore={storeProfile}
                  />
                  <MarkerList
                    histories={histories}
                    marks={marks}
                    testsOf={({ databaseId }) => addressWith([databaseId], sex)}
                    actions={{
                      edit,
                      remove: (value) => void remove(value, nameAmong(histories, value)),
                      planRetest,
                      remindMe: (name) => (
                        <RemindMe wanted="remindsOfRetests">
                          <VisuallyHidden> om ett nytt prov: {name}</VisuallyHidden>
                        </RemindMe>
                      ),
                    }}
                  />
                  <Box sx={{ display: "grid", gap: 5, mt: 8 }}>
                    <TestsForAll histories={histories} sex={sex} />
                    <SaveFiles values={values ?? []} markers={markers} />
                  </Box>
                </>
              )}
            </Awaited>
          </section>
          <Box
            component="section"
            id={ENTRY_ANCHOR}
            aria-labelledby="lagg-till-rubrik"
            sx={{ mt: { xs: 12, md: 16 }, scrollMarginTop: 92 }}
          >
            <Typography id="lagg-till-rubrik" variant="h2" sx={{ mb: 4 }}>
              Lägg till värden
            </Typography>
            <Box sx={{ mb: 6 }}>
              <ChoiceLinks
                label="Hur vill du lägga till värden?"
                choices={[
                  { label: "Skriv in", to: addressWithWay(params, false), isChosen: !isPasting },
                  { label: "Klistra in eller välj fil", to: addressWithWay(params, true), isChosen: isPasting },
                ]}
              />
            </Box>
            {isPasting ? (
              <PasteForm
                key={writer}
                {...ways}
                isReady={values !== undefined}
                read={readValues(markers)}
                isKnown={isKnownAmong(values ?? [])}
              />
            ) : isBrowser && data ? (
              <EntryForm {...ways} key={writer} prefilled={prefilledFrom(params, markers)} />
            ) : (
              <Skeleton height={420} />
            )}
          </Box>
          <Box sx={{ display: "grid", gap: 6, mt: { xs: 12, md: 16 } }}>
            <Notice tone="info">
              Ett provsvar ställer ingen diagnos, och det är intervallet på ditt svar som gäller. Har du besvär, eller
              oroar svaret dig, prata med vårdcentralen eller ring 1177.
            </Notice>
            <LabValuesNotice />
          </Box>
        </Box>
        <PrintedValues histories={histories} />
      </PageContainer>
      {hasEdited && (
        <ValueDialog
          value={edited}
          markers={markers}
          ask={ask}
          laboratories={laboratories}
          account={viewer?.id}
          onChange={(value) => actions.change(edited?.id ?? "", value)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** What was begun and ended, for the curves and tables. */
function useMarks(): LifeMark[] {
  const followed = useLabMarksQuery({}).data?.followedPeriods;
  const journey = useProgrammeMarksQuery({}).data?.journey;
  return useMemo(() => marksOf(followed ?? [], journey?.categories ?? []), [followed, journey]);
}

/** Stores values, and asks an account for its consent the first time. */
function useSaving(save: SaveValues["save"]): SaveValues {
  const apollo = useApolloClient();
  const viewer = useViewer();
  const { data } = useLabValuesConsentQuery({ skip: !viewer });
  const { text } = useConsentText("lab_values");
  const isAsked = viewer && data?.me && !hasConsented("lab_values", data.me.consents, text?.version);
  return {
    save,
    consent: isAsked ? { kind: "lab_values", give: () => giveConsent(apollo, "lab_values") } : undefined,
    where: viewer
      ? "Värdena sparas på ditt konto. Bara du ser dem."
      : "Värdena sparas i den här webbläsaren. Ingen annan ser dem.",
  };
}

/** Reads what is pasted, by code that is loaded with the first text. */
const readValues =
  (markers: ReturnType<typeof labMarkersOf>): ReadValues =>
  async (text, file) =>
    (await import("./paste/readValues.ts")).readValues(text, file, markers);

/** The markers that the address asks a row for. */
function prefilledFrom(params: URLSearchParams, markers: ReturnType<typeof labMarkersOf>): string[] {
  const asked = new Set(params.getAll(ROW_PARAM));
  return markers.filter(({ databaseId }) => asked.has(String(databaseId))).map(({ slug }) => slug);
}

function addressWithWay(params: URLSearchParams, isPasting: boolean): string {
  const changed = new URLSearchParams(params);
  if (isPasting) changed.set(WAY_PARAM, PASTE);
  else changed.delete(WAY_PARAM);
  return `?${changed}`;
}

const nameAmong = (histories: ReturnType<typeof historiesOf>, { markerSlug }: LabValue): string =>
  histories.find(({ slug }) => slug === markerSlug)?.name ?? markerSlug;

/**
 * What depends on the visitor's own values. A page of the server shows what somebody without any sees, unless the browser
 * holds some: then, and in a page that the browser makes itself, a shape stands there until they are read.
 */
function Awaited(props: {
  isKnown: boolean;
  error: unknown;
  onRetry: () => Promise<unknown>;
  empty: ReactNode;
  children: ReactNode;
}) {
  const [isFromServer] = useState(!useIsBrowser());
  const isSignedIn = Boolean(useViewer());
  if (props.isKnown) return props.children;
  if (props.error) {
    return (
      <LoadFailure
        message="Dina värden kunde inte hämtas."
        onRetry={() => void props.onRetry().catch(() => undefined)}
      />
    );
  }
  const skeleton = (
    <Box role="status" aria-label="Dina värden hämtas">
      <Skeleton height={220} radius={14} />
      <Skeleton height={220} radius={14} />
    </Box>
  );
  if (!isFromServer || isSignedIn) return skeleton;
  return (
    <>
      <script src="/returning.js" />
      <Box sx={{ [RETURNING]: { display: "none" } }}>{props.empty}</Box>
      <Box sx={{ display: "none", [RETURNING]: { display: "block" } }}>{skeleton}</Box>
    </>
  );
}

const NoValues = () => (
  <EmptyState
    title="Här samlas dina provsvar"
    action={
      <Button href={`#${ENTRY_ANCHOR}`} variant="outlined">
        Lägg till det första
      </Button>
    }
  >
    Skriv in ett svar, eller klistra in hela brevet från laboratoriet eller 1177. Du får se vilket intervall som gäller,
    och nästa gång om värdet verkligen har ändrats.
  </EmptyState>
);

/** Leads to the tests that measure what there are values of. */
function TestsForAll(props: { histories: ReturnType<typeof historiesOf>; sex: Sex | null }) {
  const ids = props.histories.flatMap(({ marker }) => marker?.databaseId ?? []).slice(0, MAX_MARKERS);
  if (ids.length < 2) return null;
  return (
    <div>
      <Button component={Link} to={addressWith(ids, props.sex)} variant="contained">
        Hitta ett test som mäter de här
      </Button>
    </div>
  );
}

export const page: Page = { Component: LabValuesPage, loader: loadLabValuesPage, prepare: prepareLabValuesPage };
