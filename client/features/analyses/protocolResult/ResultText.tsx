import Box from "@mui/material/Box";
import BedtimeOutlined from "~icons/ic/outline-bedtime";
import FitnessCenterOutlined from "~icons/ic/outline-fitness-center";
import MedicationOutlined from "~icons/ic/outline-medication";
import PsychologyOutlined from "~icons/ic/outline-psychology";
import RestaurantOutlined from "~icons/ic/outline-restaurant";
import WbSunnyOutlined from "~icons/ic/outline-wb-sunny";
import { type SectionSubject, sectionSubject } from "../../../../schema/rules/analyses/sectionSubjects.ts";
import type { Tint } from "../../../theme.ts";
import { Markdown, type RenderOptions } from "../../../ui/markdown/Markdown.tsx";
import { LINE_BREAKS } from "../result/lineBreaks.ts";

const ICONS: Readonly<Record<SectionSubject, { Icon: typeof WbSunnyOutlined; tint: Tint }>> = {
  morning: { Icon: WbSunnyOutlined, tint: "orange" },
  nutrition: { Icon: RestaurantOutlined, tint: "green" },
  exercise: { Icon: FitnessCenterOutlined, tint: "blue" },
  supplements: { Icon: MedicationOutlined, tint: "orange" },
  mental: { Icon: PsychologyOutlined, tint: "purple" },
  sleep: { Icon: BedtimeOutlined, tint: "yellow" },
};

const OPTIONS: RenderOptions = {
  mark: (heading) => {
    const subject = sectionSubject(heading);
    if (!subject) return undefined;
    const { Icon, tint } = ICONS[subject];
    return (
      <Icon
        aria-hidden="true"
        data-subject={subject}
        sx={{ mr: 3, fontSize: "1em", verticalAlign: "-0.12em", color: `tint.${tint}.0` }}
      />
    );
  },
};

/** The text of a health protocol, each section with an icon of what it is about. */
export const ResultText = ({ text }: { text: string }) => (
  <Box sx={LINE_BREAKS}>
    <Markdown text={text} options={OPTIONS} />
  </Box>
);
