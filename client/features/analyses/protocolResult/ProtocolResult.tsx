import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { panelId, Tabs, tabId } from "../../../ui/Tabs.tsx";
import { CareFirst } from "../result/CareFirst.tsx";
import { CareOnly } from "../result/CareOnly.tsx";
import { RedFlags } from "../result/RedFlags.tsx";
import { ResultHead } from "../result/ResultHead.tsx";
import { ResultLinks } from "../result/ResultLinks.tsx";
import type { ResultActions } from "../result/resultActions.ts";
import { TestResult_AnalysisFragmentDoc } from "../result/TestResult.generated.ts";
import { InteractiveView } from "./InteractiveView.tsx";
import { ProtocolResult_AnalysisFragmentDoc } from "./ProtocolResult.generated.ts";
import { shownProtocol } from "./shownProtocol.ts";
import { TextView } from "./TextView.tsx";
import { useChosenOptions } from "./useChosenOptions.ts";

const ID = "visa-som";
const MODES = { interaktiv: "Interaktiv vy", text: "Textvy" } as const;
type Mode = keyof typeof MODES;

/**
 * The result of the health protocol questionnaire: as a day to tick off, or as a text.
 * @param props.isNew it has just come; otherwise it is looked at again
 */
export function ProtocolResult(props: {
  analysis: { __typename: "Analysis"; id: string };
  isNew: boolean;
  addSteps: ResultActions["addSteps"];
  createProtocol: NonNullable<ResultActions["createProtocol"]>;
}) {
  const { analysis: from, ...rest } = props;
  const result = useFragment({
    fragment: TestResult_AnalysisFragmentDoc,
    fragmentName: "TestResult_analysis",
    from,
  });
  const own = useFragment({
    fragment: ProtocolResult_AnalysisFragmentDoc,
    fragmentName: "ProtocolResult_analysis",
    from,
  });
  const [chosen, toggle] = useChosenOptions(from.id);
  const protocol = useMemo(
    () => (own.complete ? shownProtocol(own.data, chosen) : undefined),
    [own.complete, own.data, chosen],
  );
  const [params] = useSearchParams();
  const [hasUnfolded, setUnfolded] = useState(false);
  const mode: Mode = params.get("vy") === "text" ? "text" : "interaktiv";
  if (!result.complete || !protocol) return null;
  const { shape, careContactedAt, redFlags } = result.data;
  if (shape === "CARE_ONLY") return <CareOnly analysis={result.data} kind="protocol" isNew={props.isNew} />;
  if (shape === "CARE_FIRST" && !careContactedAt) {
    return (
      <Box component="article" aria-labelledby="resultatet" sx={{ display: "grid", gap: { xs: 8, md: 10 } }}>
        <ResultHead analysis={result.data} kind="protocol" isNew={props.isNew} />
        <RedFlags redFlags={redFlags} />
        <CareFirst analysis={result.data} onConfirmed={() => setUnfolded(true)} />
      </Box>
    );
  }
  const View = mode === "text" ? TextView : InteractiveView;
  return (
    <article aria-labelledby="resultatet">
      <Box data-screen-only="">
        <Tabs id={ID} label="Visa som" tabs={tabsAt(params)} selected={mode} replace />
      </Box>
      <Box
        id={panelId(ID)}
        role="tabpanel"
        aria-labelledby={tabId(ID, mode)}
        tabIndex={0}
        sx={{ pt: { xs: 4, md: 8 }, mb: { xs: 4, md: 12 }, "&:focus-visible": { outlineOffset: 6 } }}
      >
        <View
          key={protocol.key}
          protocol={protocol}
          analysis={result.data}
          onOption={toggle}
          {...rest}
          isNew={props.isNew || hasUnfolded}
        />
      </Box>
      <ResultLinks kind="protocol" />
    </article>
  );
}

/** The two views, each at an address of its own that is otherwise the same. */
function tabsAt(params: URLSearchParams): { key: Mode; label: string; to: string }[] {
  return (Object.keys(MODES) as Mode[]).map((key) => {
    const own = new URLSearchParams(params);
    own.delete("vy");
    if (key === "text") own.set("vy", key);
    return { key, label: MODES[key], to: `?${own}` };
  });
}
