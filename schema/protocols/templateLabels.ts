/** Labels of a template's fields, in the form and in the audit log. */
export const TEMPLATE_LABELS = {
  name: "Namn",
  description: "Beskrivning",
  goal: "Mål",
  difficulty: "Svårighet",
  estimatedWeeks: "Antal veckor",
  expertName: "Expert",
  hasOwnOrder: "Dagens lista följer stegens ordning",
  steps: "Steg",
  position: "Plats i listan",
  isShown: "Visas för besökare",
} as const;
