import { registerEnumType } from "type-graphql";
import type { ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import type { SectionStatus as SectionStatusName } from "../../../schema/programmes/progressState.ts";
import type {
  EquipmentLevel as EquipmentLevelName,
  Level,
  RiskLevel as RiskLevelName,
} from "../../../schema/programmes/vocabulary.ts";

/** A level; values as stored. */
export const ProgrammeLevel = { LIGHT: "light", MEDIUM: "medium", HARDCORE: "hardcore" } as const satisfies {
  [Name in Level as Uppercase<Name>]: Name;
};
registerEnumType(ProgrammeLevel, {
  name: "ProgrammeLevel",
  description: "A level of mental optimisation.",
  valuesConfig: {
    LIGHT: { description: "'Light': for beginners." },
    MEDIUM: { description: "'Medium': for those whose Light routines have been in place for 4 to 8 weeks." },
    HARDCORE: { description: "'Hardcore': for experienced people, under supervision." },
  },
});

/** How far somebody is with a section; values as stored. */
export const SectionStatus = {
  NOT_STARTED: "not-started",
  STARTED: "started",
  COMPLETED: "completed",
} as const satisfies Record<string, SectionStatusName>;
registerEnumType(SectionStatus, {
  name: "SectionStatus",
  description: "How far somebody is with a section of a programme.",
  valuesConfig: {
    NOT_STARTED: { description: "Not begun." },
    STARTED: { description: "Begun: it was visited." },
    COMPLETED: { description: "Completed." },
  },
});

/** How risky a category is; values as stored and shown. */
export const RiskLevel = {
  VERY_HIGH: "MYCKET HÖG",
  MEDIUM_HIGH: "MEDEL-HÖG",
  MEDIUM: "MEDEL",
  LOW_MEDIUM: "LÅG-MEDEL",
} as const satisfies Record<string, RiskLevelName>;
registerEnumType(RiskLevel, {
  name: "RiskLevel",
  description: "How risky a category of a programme is.",
  valuesConfig: {
    VERY_HIGH: { description: "'MYCKET HÖG'." },
    MEDIUM_HIGH: { description: "'MEDEL-HÖG'." },
    MEDIUM: { description: "'MEDEL'." },
    LOW_MEDIUM: { description: "'LÅG-MEDEL'." },
  },
});

/** How much one should know to use a piece of equipment; values as stored and shown. */
export const EquipmentLevel = {
  BEGINNER: "Nybörjare",
  MEDIUM: "Medel",
  ADVANCED: "Avancerad",
  PROFESSIONAL: "Professional",
} as const satisfies Record<string, EquipmentLevelName>;
registerEnumType(EquipmentLevel, {
  name: "EquipmentLevel",
  description: "How much one should know to use a piece of equipment.",
  valuesConfig: {
    BEGINNER: { description: "'Nybörjare'." },
    MEDIUM: { description: "'Medel'." },
    ADVANCED: { description: "'Avancerad'." },
    PROFESSIONAL: { description: "'Professional'." },
  },
});

/** What a notice of a programme is about; values as stored. */
export const NoticeKind = { REQUIREMENT: "requirement", MEDICAL: "medical", LEGAL: "legal" } as const satisfies {
  [Name in ProgrammeContent["notices"][number]["kind"] as Uppercase<Name>]: Name;
};
registerEnumType(NoticeKind, {
  name: "NoticeKind",
  description: "What a notice is about.",
  valuesConfig: {
    REQUIREMENT: { description: "What must be in place before one begins." },
    MEDICAL: { description: "What it may do to one's health." },
    LEGAL: { description: "What the law says." },
  },
});
