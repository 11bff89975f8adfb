import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IosShare from "~icons/ic/baseline-ios-share";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { TESTS, type TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { plainText } from "../../../../schema/rules/analyses/plainText.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { copyText, linkNotCopied, TEXT_NOT_COPIED } from "../../../ui/copyText.ts";
import { TEST_TEXTS } from "../testTexts.ts";
import { ShareNote } from "./ShareNote.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** Buttons of a result: share, save as a file, copy as text. */
export function ResultButtons({ analysis, kind }: { analysis: TestResult_AnalysisFragment; kind: TestKind }) {
  return (
    <Box data-screen-only="" sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <Button variant="outlined" startIcon={<IosShare />} onClick={() => void share(analysis, kind)}>
        Dela
      </Button>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => download(analysis, kind)}>
        Ladda ner
      </Button>
      <ShareNote text={() => textOf(analysis, kind)} />
    </Box>
  );
}

/** The device's own way of sharing, or else the page's address or the text is copied. */
async function share(analysis: TestResult_AnalysisFragment, kind: TestKind): Promise<void> {
  const { heading, copies, copied } = TEST_TEXTS[kind];
  const url = window.location.href;
  if (navigator.share) {
    // Cancelled or failed: the visitor has seen it.
    return navigator.share({ title: heading, text: TESTS[kind].result, url }).catch(() => undefined);
  }
  if (copies === "text") await copyText(textOf(analysis, kind), { copied, failed: TEXT_NOT_COPIED });
  else await copyText(url, { copied, failed: linkNotCopied(url) });
}

/** The analysis as plain text, with what it is and when the test was taken. */
function textOf({ key, createdAt, aiRecommendations }: TestResult_AnalysisFragment, kind: TestKind): string {
  const head = `${TESTS[kind].result}\nGjort ${swedishDay(createdAt)}. Test ${key.slice(0, 8)}.`;
  return `${head}\n\n${plainText(aiRecommendations, window.location.origin)}\n`;
}

/** The text as a file, named by the first 8 characters of the id. */
function download(analysis: TestResult_AnalysisFragment, kind: TestKind): void {
  const { file, downloaded } = TEST_TEXTS[kind];
  const url = URL.createObjectURL(new Blob([textOf(analysis, kind)], { type: "text/plain;charset=utf-8" }));
  const name = `${file}-${analysis.key.slice(0, 8)}.txt`;
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
  showToast(downloaded);
}
