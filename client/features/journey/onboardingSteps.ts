import type { ExperienceLevel, HealthStatus } from "../../../schema/journey/vocabulary.ts";

/** What onboarding has been told so far; empty where it has not. */
export interface OnboardingDraft {
  name: string;
  goals: string[];
  healthStatus: HealthStatus | "" | null;
  experience: ExperienceLevel | "" | null;
}

/** A step of onboarding: what it says, and what it needs before it lets on. */
interface OnboardingStep {
  heading: string;
  lead: string;
  missing(draft: OnboardingDraft): string | undefined;
}

/** The four steps in their order (specification 1 §4, §5). */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    heading: "Börja där du är",
    lead: "Fyra korta frågor, ungefär en minut. Sedan vet vi vad som passar dig att börja med.",
    missing: () => undefined,
  },
  {
    heading: "Vad heter du?",
    lead: "Förnamnet räcker. Vi använder det när vi hälsar på dig.",
    missing: ({ name }) => (name.trim() ? undefined : "Skriv ditt förnamn."),
  },
  {
    heading: "Vad vill du uppnå?",
    lead: "Välj ett eller flera mål. Du kan ändra dem senare.",
    missing: ({ goals }) => (goals.length > 0 ? undefined : "Välj minst ett mål."),
  },
  {
    heading: "Hur ser det ut i dag?",
    lead: "Då kan vi välja rätt nivå på det vi föreslår.",
    missing: ({ healthStatus, experience }) => {
      if (!healthStatus && !experience) return "Välj hur du mår och hur mycket du har provat.";
      if (!healthStatus) return "Välj hur du mår.";
      return experience ? undefined : "Välj hur mycket du har provat.";
    },
  },
];
