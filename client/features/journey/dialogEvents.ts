/** Asks for the onboarding wizard, from wherever one is. */
export const openOnboarding = (): void => void window.dispatchEvent(new CustomEvent("livsresan:onboarding"));

/** Asks for the recommendation questionnaire. */
export const openQuestionnaire = (): void => void window.dispatchEvent(new CustomEvent("livsresan:questionnaire"));

/** Props of a dialog that is opened by an event. */
export interface SignalledProps {
  isOpen: boolean;
  onClose: () => void;
}
