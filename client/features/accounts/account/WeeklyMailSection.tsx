import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import {
  useSetWeeklyMailMutation,
  type WeeklyMailSection_MeFragment,
  WeeklyMailSection_MeFragmentDoc,
} from "./WeeklyMailSection.generated.ts";

/** Whether the account gets a look at its week on Sundays. */
export function WeeklyMailSection({ me }: { me: FragmentType<WeeklyMailSection_MeFragment> }) {
  const { data, complete } = useFragment({
    fragment: WeeklyMailSection_MeFragmentDoc,
    fragmentName: "WeeklyMailSection_me",
    from: me,
  });
  const [set, { loading }] = useSetWeeklyMailMutation({});
  if (!complete) return null;
  const since = data.weeklyMailSince;

  const choose = async (isWanted: boolean) => {
    if (loading) return;
    const failed = "Valet kunde inte sparas";
    try {
      const { data: answer } = await set({ variables: { input: { isWanted } } });
      const [error] = answer?.setWeeklyMail.errors ?? [];
      if (error) showToast({ title: failed, text: error.message, tone: "error", about: "weekly mail" });
    } catch (error) {
      showToast({ title: failed, text: visitorMessage(error), tone: "error", about: "weekly mail" });
    }
  };

  return (
    <AccountSection
      title="En blick på veckan"
      intro="Ett mejl på söndagskvällar om hur veckan gick med dina protokoll, och vad som kommer."
    >
      <CheckboxField
        label="Mejla mig på söndagar"
        text={
          since
            ? `Du sa ja ${swedishDay(since)}. Du kan sluta när du vill, här eller med länken i mejlet.`
            : "Mejlet nämner dina protokoll vid namn. Du kan sluta när du vill, här eller med länken i mejlet."
        }
        // What was chosen shows while it is sent.
        isChecked={(since !== null) !== loading}
        onChange={(isWanted) => void choose(isWanted)}
      />
    </AccountSection>
  );
}
