/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TestResult_AnalysisFragment } from '../result/TestResult.generated';
import type { ProtocolResult_AnalysisFragment } from '../protocolResult/ProtocolResult.generated';
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a result is, after what its answers say care should hear of. */
export type AnalysisShape =
  /** A plan that stays folded until its owner has talked to care (`careContactedAt`). */
  | 'CARE_FIRST'
  /** No plan: only whom to turn to. */
  | 'CARE_ONLY'
  /** Findings, and for the health protocol activities. */
  | 'PLAN';

/** What wrote the text of a result; findings and red flags are always of the site's own rules. */
export type AnalysisSource =
  /** The site's own rules. */
  | 'BUILT_IN'
  /** An automatic text service that the operator uses. */
  | 'SERVICE';

/** The health protocol questionnaire, to be analysed. */
export type AnalyzeProtocolInput = {
  /** Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored. */
  consentVersion?: number | null | undefined;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: string;
  /** All answers. */
  testData: ProtocolTestData;
};

/** The sleep test, to be analysed. */
export type AnalyzeSleepInput = {
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: string;
  /** All answers. */
  testData: SleepTestData;
};

/** The training test, to be analysed. */
export type AnalyzeTrainingInput = {
  /** Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored. */
  consentVersion?: number | null | undefined;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: string;
  /** All answers. */
  testData: TrainingTestData;
};

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** How much a finding matters. */
export type FindingPriority =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** What a blood test may have shown, by the reference interval of its answer. */
export type LabFinding =
  /** 'Högt CRP'. */
  | 'HIGH_CRP'
  /** 'Högt ferritin'. */
  | 'HIGH_FERRITIN'
  /** 'Högt LDL-kolesterol eller apoB'. */
  | 'HIGH_LDL'
  /** 'Höga levervärden (ALAT, ASAT eller GT)'. */
  | 'HIGH_LIVER'
  /** 'Högt långtidssocker (HbA1c) eller blodsocker'. */
  | 'HIGH_SUGAR'
  /** 'Högt TSH'. */
  | 'HIGH_TSH'
  /** 'Lågt B12'. */
  | 'LOW_B12'
  /** 'Lågt järnlager (ferritin)'. */
  | 'LOW_FERRITIN'
  /** 'Lågt blodvärde (Hb)'. */
  | 'LOW_HAEMOGLOBIN'
  /** 'Lågt TSH'. */
  | 'LOW_TSH'
  /** 'Lågt D-vitamin'. */
  | 'LOW_VITAMIN_D'
  /** 'Inget av det'. */
  | 'NONE';

/** Budget in a month. */
export type ProtocolTestBudgetRange =
  /** '500–1 500 kr'. */
  | 'BASIC'
  /** '1 500–3 000 kr'. */
  | 'MEDEL'
  /** 'Under 500 kr'. */
  | 'MINIMAL'
  /** '3 000–5 000 kr'. */
  | 'PREMIUM'
  /** 'Över 5 000 kr'. */
  | 'UNLIMITED';

/** Health now. */
export type ProtocolTestCurrentHealth =
  /** 'Bra'. */
  | 'BRA'
  /** 'Dålig'. */
  | 'DALIG'
  /** 'Okej'. */
  | 'OKEJ'
  /** 'Utmärkt'. */
  | 'UTMARKT';

/** The answers of the health protocol questionnaire. */
export type ProtocolTestData = {
  /** Age in years, 18 to 100. */
  age: number;
  /** Budget in a month. */
  budgetRange: ProtocolTestBudgetRange;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: Array<SafetyChoice> | null | undefined;
  /** Health now. */
  currentHealth: ProtocolTestCurrentHealth;
  /** In their own words, at most 2 000 characters. */
  currentSupplements?: string | null | undefined;
  /** Diet. */
  dietType: ProtocolTestDietType;
  /** How experienced. */
  experienceLevel: ProtocolTestExperienceLevel;
  /** How much they train. */
  fitnessLevel: ProtocolTestFitnessLevel;
  /** Gender. */
  gender: ProtocolTestGender;
  /** In their own words, at most 2 000 characters. */
  healthChallenges?: string | null | undefined;
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: Array<LabFinding> | null | undefined;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: Array<string> | null | undefined;
  /** How motivated. */
  motivationLevel: ProtocolTestMotivationLevel;
  /** When it suits best, at least one. */
  preferredTimes: Array<ProtocolTestPreferredTimes>;
  /** Goals, at least one. */
  primaryGoals: Array<ProtocolTestPrimaryGoals>;
  /** Quality of sleep. */
  sleepQuality: ProtocolTestSleepQuality;
  /** Stress. */
  stressLevel: ProtocolTestStressLevel;
  /** How comfortable with technology. */
  technologyComfort: ProtocolTestTechnologyComfort;
  /** Time for it in a day. */
  timeAvailable: ProtocolTestTimeAvailable;
  /** Kind of work. */
  workType: ProtocolTestWorkType;
};

/** Diet. */
export type ProtocolTestDietType =
  /** 'Blandat'. */
  | 'BLANDAT'
  /** 'Periodisk fasta'. */
  | 'INTERMITTENT'
  /** 'Keto'. */
  | 'KETO'
  /** 'Medelhavskost'. */
  | 'MEDITERRANERAN'
  /** 'Paleo'. */
  | 'PALEO'
  /** 'Veganskt'. */
  | 'VEGAN'
  /** 'Vegetariskt'. */
  | 'VEGETARIAN';

/** How experienced. */
export type ProtocolTestExperienceLevel =
  /** 'Erfaren'. */
  | 'ERFAREN'
  /** 'Expert'. */
  | 'EXPERT'
  /** 'Kan grunderna'. */
  | 'GRUNDLAGGANDE'
  /** 'Medel'. */
  | 'MEDEL'
  /** 'Nybörjare'. */
  | 'NYBORJARE';

/** How much they train. */
export type ProtocolTestFitnessLevel =
  /** '2–4 gånger i veckan'. */
  | 'AKTIV'
  /** '5 gånger i veckan eller mer'. */
  | 'MYCKET_AKTIV'
  /** 'Lite eller inget'. */
  | 'NYBORJARE'
  /** 'Ibland, för nöjes skull'. */
  | 'REKREATION';

/** Gender. */
export type ProtocolTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** How motivated. */
export type ProtocolTestMotivationLevel =
  /** 'Mycket'. */
  | 'HOG'
  /** 'Lite'. */
  | 'LAG'
  /** 'Ganska'. */
  | 'MEDEL';

/** When it suits best, at least one. */
export type ProtocolTestPreferredTimes =
  /** 'Eftermiddag'. */
  | 'EFTERMIDDAG'
  /** 'Förmiddag'. */
  | 'FORMIDDAG'
  /** 'Kväll'. */
  | 'KVALL'
  /** 'Lunch'. */
  | 'LUNCH'
  /** 'Morgon'. */
  | 'MORGON'
  /** 'Natt'. */
  | 'NATT';

/** Goals, at least one. */
export type ProtocolTestPrimaryGoals =
  /** 'Bättre fokus och minne'. */
  | 'COGNITIVE'
  /** 'Mer energi'. */
  | 'ENERGY'
  /** 'Bättre kondition och styrka'. */
  | 'FITNESS'
  /** 'Leva länge och må bra'. */
  | 'LONGEVITY'
  /** 'Förebygga sjukdom'. */
  | 'PREVENTION'
  /** 'Bättre återhämtning'. */
  | 'RECOVERY'
  /** 'Bättre sömn'. */
  | 'SLEEP'
  /** 'Mindre stress'. */
  | 'STRESS';

/** Quality of sleep. */
export type ProtocolTestSleepQuality =
  /** 'Bra'. */
  | 'BRA'
  /** 'Dålig'. */
  | 'DALIG'
  /** 'Okej'. */
  | 'OKEJ'
  /** 'Utmärkt'. */
  | 'UTMARKT';

/** Stress. */
export type ProtocolTestStressLevel =
  /** 'Mycket'. */
  | 'HOG'
  /** 'Lite'. */
  | 'LAG'
  /** 'Ganska'. */
  | 'MEDEL'
  /** 'Väldigt mycket'. */
  | 'MYCKET_HOG';

/** How comfortable with technology. */
export type ProtocolTestTechnologyComfort =
  /** 'Mycket gärna'. */
  | 'AVANCERAD'
  /** 'Enkla saker går bra'. */
  | 'GRUNDLAGGANDE'
  /** 'Gärna'. */
  | 'MEDEL'
  /** 'Helst inte'. */
  | 'MINIMAL';

/** Time for it in a day. */
export type ProtocolTestTimeAvailable =
  /** '1–2 timmar'. */
  | '_1_2H'
  /** 'Mer än 2 timmar'. */
  | '_2H_OR_MORE'
  /** '15–30 minuter'. */
  | '_15_30MIN'
  /** '30–60 minuter'. */
  | '_30_60MIN';

/** Kind of work. */
export type ProtocolTestWorkType =
  /** 'Blandat'. */
  | 'BLANDAT'
  /** 'Med kroppen'. */
  | 'FYSISKT'
  /** 'Hemifrån'. */
  | 'HEMARBETE'
  /** 'På kontor'. */
  | 'KONTORSARBETE'
  /** 'I skift'. */
  | 'SKIFTARBETE';

/** Whom to turn to. */
export type RedFlagUrgency =
  /** 112, at once. */
  | 'CALL_112'
  /** 1177 or a doctor, before anything else. */
  | 'CALL_1177';

/** A symptom, an illness or a circumstance that may apply to somebody who takes a test. */
export type SafetyChoice =
  /** 'Svårt att låta bli alkohol eller andra droger'. */
  | 'ALCOHOL'
  /** 'Bråck på stora kroppspulsådern'. */
  | 'ANEURYSM'
  /** 'Slutar andas när jag sover, eller vaknar och kippar efter luft'. */
  | 'APNOEA'
  /** 'Har somnat, eller nästan somnat, när jag kört'. */
  | 'ASLEEP_AT_WHEEL'
  /** 'Astma eller KOL'. */
  | 'ASTHMA'
  /** 'Bipolär sjukdom'. */
  | 'BIPOLAR'
  /** 'Svart avföring, eller kräks blod'. */
  | 'BLACK_STOOL'
  /** 'Blod i avföring, urin eller upphostningar'. */
  | 'BLEEDING'
  /** 'Blöder lätt, eller har en blödningssjukdom'. */
  | 'BLEEDING_DISORDER'
  /** 'Sjukdom i magen eller tarmen'. */
  | 'BOWEL'
  /** 'Svårt att andas i vila eller av lite ansträngning'. */
  | 'BREATHLESS'
  /** 'Cancer, nu eller de senaste fem åren'. */
  | 'CANCER'
  /** 'Ont eller tryck över bröstet, i vila eller när jag tar i'. */
  | 'CHEST_PAIN'
  /** 'Blodpropp, nu eller tidigare'. */
  | 'CLOT'
  /** 'Tankar på döden, på att inte vilja leva eller på att skada mig'. */
  | 'DEATH_THOUGHTS'
  /** 'Diabetes'. */
  | 'DIABETES'
  /** 'Kör fordon eller maskin i arbetet'. */
  | 'DRIVER'
  /** 'Ätstörning, nu eller tidigare'. */
  | 'EATING_DISORDER'
  /** 'Epilepsi eller krampanfall'. */
  | 'EPILEPSY'
  /** 'Har svimmat, eller varit nära att svimma'. */
  | 'FAINTING'
  /** 'Grön starr (glaukom)'. */
  | 'GLAUCOMA'
  /** 'Hör, ser eller känner sådant som andra inte märker'. */
  | 'HALLUCINATIONS'
  /** 'Sjukdom i hjärtat eller kärlen'. */
  | 'HEART'
  /** 'Pacemaker, ICD eller konstgjord hjärtklaff'. */
  | 'HEART_DEVICE'
  /** 'Högt blodtryck'. */
  | 'HIGH_BLOOD_PRESSURE'
  /** 'Nedsatt njurfunktion eller njursjukdom'. */
  | 'KIDNEY'
  /** 'Ena vaden eller benet är svullet, varmt eller ömt'. */
  | 'LEG_CLOT'
  /** 'Leversjukdom'. */
  | 'LIVER'
  /** 'Nedstämd eller utan glädje de flesta dagar, i två veckor eller mer'. */
  | 'LOW_MOOD'
  /** 'Migrän'. */
  | 'MIGRAINE'
  /** 'Mensen är borta sedan tre månader, och jag vet inte varför'. */
  | 'MISSING_PERIOD'
  /** 'MS'. */
  | 'MULTIPLE_SCLEROSIS'
  /** 'Inget av det'. */
  | 'NONE'
  /** 'Ammar'. */
  | 'NURSING'
  /** 'Benskörhet, eller har brutit något av ett lätt fall'. */
  | 'OSTEOPOROSIS'
  /** 'Hjärtat rusar eller slår ojämnt utan att jag vet varför'. */
  | 'PALPITATIONS'
  /** 'Parkinsons sjukdom'. */
  | 'PARKINSON'
  /** 'Har fött barn de senaste sex månaderna'. */
  | 'POSTPARTUM'
  /** 'Gravid, eller försöker bli gravid'. */
  | 'PREGNANCY'
  /** 'Psykossjukdom, nu eller tidigare'. */
  | 'PSYCHOTIC_ILLNESS'
  /** 'Snarkar högt flera nätter i veckan'. */
  | 'SNORING'
  /** 'Hängande mungipa, sluddrigt tal, domnad arm eller synen borta, även om det gick över'. */
  | 'STROKE'
  /** 'Opererad de senaste tre månaderna'. */
  | 'SURGERY'
  /** 'Sjukdom i sköldkörteln'. */
  | 'THYROID'
  /** 'Transplanterat organ, eller medicin som dämpar immunförsvaret'. */
  | 'TRANSPLANT'
  /** 'Går ner i vikt utan att försöka'. */
  | 'WEIGHT_LOSS';

/** How often they drink alcohol. */
export type SleepTestAlcoholIntake =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Måttligt'. */
  | 'MATTLIGT'
  /** 'Regelbundet'. */
  | 'REGELBUNDET'
  /** 'Sällan'. */
  | 'SALLAN';

/** Drinks with caffeine in a day. */
export type SleepTestCaffeineIntake =
  /** 'Inget'. */
  | 'INGET'
  /** '1 kopp'. */
  | '_1_KOPP'
  /** '2–3 koppar'. */
  | '_2_3_KOPPAR'
  /** '4 koppar eller mer'. */
  | '_4_ELLER_MER';

/** The answers of the sleep test. */
export type SleepTestData = {
  /** Age in years, 18 to 100. */
  age: number;
  /** How often they drink alcohol. */
  alcoholIntake: SleepTestAlcoholIntake;
  /** When they usually go to bed, 'HH:MM'. */
  bedtime: string;
  /** Drinks with caffeine in a day. */
  caffeineIntake: SleepTestCaffeineIntake;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: Array<SafetyChoice> | null | undefined;
  /** How often they are tired in the day. */
  daytimeFatigue: SleepTestDaytimeFatigue;
  /** How often they exercise in a week. */
  exerciseFrequency: SleepTestExerciseFrequency;
  /** When in the day they exercise. */
  exerciseTime: SleepTestExerciseTime;
  /** Minutes until they sleep. */
  fallAsleepTime: SleepTestFallAsleepTime;
  /** Gender. */
  gender: SleepTestGender;
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: Array<LabFinding> | null | undefined;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: Array<string> | null | undefined;
  /** 1 (rested) to 5 (very tired). */
  morningTiredness: number;
  /** How often they wake up in a night. */
  nightWakings: SleepTestNightWakings;
  /** Noise in the bedroom. */
  noiseLevel: SleepTestNoiseLevel;
  /** Darkness of the bedroom. */
  roomDarkness: SleepTestRoomDarkness;
  /** Temperature of the bedroom. */
  roomTemperature: SleepTestRoomTemperature;
  /** Screens before bedtime. */
  screenTimeBedtime: SleepTestScreenTimeBedtime;
  /** In their own words, at most 2 000 characters. */
  sleepChallenges?: string | null | undefined;
  /** Hours of sleep in a night. */
  sleepDuration: SleepTestSleepDuration;
  /** 1 (badly) to 5 (well). */
  sleepQuality: number;
  /** 1 (calm) to 5 (very stressed). */
  stressLevel: number;
  /** When they usually wake up, 'HH:MM'. */
  waketime: string;
};

/** How often they are tired in the day. */
export type SleepTestDaytimeFatigue =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Alltid'. */
  | 'ALLTID'
  /** 'Ibland'. */
  | 'IBLAND'
  /** 'Ofta'. */
  | 'OFTA'
  /** 'Sällan'. */
  | 'SALLAN';

/** How often they exercise in a week. */
export type SleepTestExerciseFrequency =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** '1–2 gånger'. */
  | '_1_2_GANGER'
  /** '3–4 gånger'. */
  | '_3_4_GANGER'
  /** '5 gånger eller mer'. */
  | '_5_ELLER_MER';

/** When in the day they exercise. */
export type SleepTestExerciseTime =
  /** 'Eftermiddag'. */
  | 'EFTERMIDDAG'
  /** 'Förmiddag'. */
  | 'FORMIDDAG'
  /** 'Kväll'. */
  | 'KVALL'
  /** 'Morgon'. */
  | 'MORGON'
  /** 'Jag tränar inte'. */
  | 'TRANAR_INTE';

/** Minutes until they sleep. */
export type SleepTestFallAsleepTime =
  /** 'Mer än 60 minuter'. */
  | 'MER_AN_60'
  /** 'Mindre än 15 minuter'. */
  | 'MINDRE_AN_15'
  /** '15–30 minuter'. */
  | '_15_30'
  /** '30–60 minuter'. */
  | '_30_60';

/** Gender. */
export type SleepTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** How often they wake up in a night. */
export type SleepTestNightWakings =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Fler än 3 gånger'. */
  | 'FLER_AN_3'
  /** '1 gång'. */
  | '_1_GANG'
  /** '2–3 gånger'. */
  | '_2_3_GANGER';

/** Noise in the bedroom. */
export type SleepTestNoiseLevel =
  /** 'Ganska högljutt'. */
  | 'GANSKA_HOGLJUTT'
  /** 'Helt tyst'. */
  | 'HELT_TYST'
  /** 'Lite ljud'. */
  | 'LITE_LJUD'
  /** 'Mestadels tyst'. */
  | 'MESTADELS_TYST';

/** Darkness of the bedroom. */
export type SleepTestRoomDarkness =
  /** 'Ganska ljust'. */
  | 'GANSKA_LJUST'
  /** 'Helt mörkt'. */
  | 'HELT_MORKT'
  /** 'Lite ljus'. */
  | 'LITE_LJUS'
  /** 'Mestadels mörkt'. */
  | 'MESTADELS_MORKT';

/** Temperature of the bedroom. */
export type SleepTestRoomTemperature =
  /** 'För kallt'. */
  | 'FOR_KALLT'
  /** 'För varmt'. */
  | 'FOR_VARMT'
  /** 'Lagom'. */
  | 'PERFEKT';

/** Screens before bedtime. */
export type SleepTestScreenTimeBedtime =
  /** 'Precis innan jag lägger mig'. */
  | 'DIREKT_FORE'
  /** 'Ingen skärm på kvällen'. */
  | 'INGEN_SKARMTID'
  /** 'I sängen'. */
  | 'I_SANGEN'
  /** '30 minuter innan jag lägger mig'. */
  | '_30_MIN_FORE';

/** Hours of sleep in a night. */
export type SleepTestSleepDuration =
  /** 'Mindre än 5 timmar'. */
  | 'MINDRE_AN_5'
  /** '5–6 timmar'. */
  | '_5_6'
  /** '7–8 timmar'. */
  | '_7_8'
  /** '9 timmar eller mer'. */
  | '_9_ELLER_MER';

/** What an activity of the health protocol's result is filed under. */
export type SuggestedActivityCategory =
  /** 'Mindfulness'. */
  | 'MINDFULNESS'
  /** 'Kost'. */
  | 'NUTRITION'
  /** 'Återhämtning'. */
  | 'RECOVERY'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Tillskott'. */
  | 'SUPPLEMENTS'
  /** 'Träning'. */
  | 'TRAINING';

/** A test whose answers are analysed. */
export type TestKind =
  /** The health protocol questionnaire. */
  | 'PROTOCOL'
  /** The sleep test. */
  | 'SLEEP'
  /** The training test. */
  | 'TRAINING';

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'AFTERNOON'
  /** 'Kväll'. */
  | 'EVENING'
  /** 'Morgon'. */
  | 'MORNING'
  /** 'Natt'. */
  | 'NIGHT'
  /** 'Ingen tid'. */
  | 'NONE';

/** How often they train in a week. */
export type TrainingTestCurrentFrequency =
  /** 'Varje dag'. */
  | 'DAILY'
  /** 'Aldrig'. */
  | 'NEVER'
  /** '1–2 gånger'. */
  | '_1_2'
  /** '3–4 gånger'. */
  | '_3_4'
  /** '5–6 gånger'. */
  | '_5_6';

/** How hard they train. */
export type TrainingTestCurrentIntensity =
  /** 'Lätt, jag kan sjunga'. */
  | 'LIGHT'
  /** 'Måttligt, jag kan prata'. */
  | 'MODERATE'
  /** 'Mycket hårt, jag kan inte prata'. */
  | 'VERY_VIGOROUS'
  /** 'Hårt, jag kan säga några ord'. */
  | 'VIGOROUS';

/** How they train, at least one. */
export type TrainingTestCurrentTypes =
  /** 'Annat'. */
  | 'ANNAT'
  /** 'Crossfit'. */
  | 'CROSSFIT'
  /** 'Cykling'. */
  | 'CYKLING'
  /** 'Dans'. */
  | 'DANS'
  /** 'Kampsport'. */
  | 'KAMPSPORT'
  /** 'Kondition'. */
  | 'KONDITION'
  /** 'Löpning'. */
  | 'LOPNING'
  /** 'Pilates'. */
  | 'PILATES'
  /** 'Simning'. */
  | 'SIMNING'
  /** 'Styrketräning'. */
  | 'STYRKETRANING'
  /** 'Yoga'. */
  | 'YOGA';

/** The answers of the training test. */
export type TrainingTestData = {
  /** Age in years, 18 to 100. */
  age: number;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: Array<SafetyChoice> | null | undefined;
  /** How often they train in a week. */
  currentFrequency: TrainingTestCurrentFrequency;
  /** How hard they train. */
  currentIntensity: TrainingTestCurrentIntensity;
  /** How they train, at least one. */
  currentTypes: Array<TrainingTestCurrentTypes>;
  /** Fitness now. */
  fitnessLevel: TrainingTestFitnessLevel;
  /** Gender. */
  gender: TrainingTestGender;
  /** A condition that matters for training. */
  healthConditions: TrainingTestHealthConditions;
  /** Injuries. */
  injuries: TrainingTestInjuries;
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: Array<LabFinding> | null | undefined;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: Array<string> | null | undefined;
  /** Trouble with moving. */
  mobilityIssues: TrainingTestMobilityIssues;
  /** In their own words, at most 2 000 characters. */
  motivationFactors?: string | null | undefined;
  /** How they prefer to train, at least one. */
  preferredTrainingTypes: Array<TrainingTestPreferredTrainingTypes>;
  /** Goals, at least one. */
  primaryGoals: Array<TrainingTestPrimaryGoals>;
  /** How fast they recover. */
  recoveryTime: TrainingTestRecoveryTime;
  /** 1 (badly) to 5 (well). */
  sleepQuality: number;
  /** 1 (calm) to 5 (very stressed). */
  stressLevel: number;
  /** Hours for training in a week. */
  timeAvailable: TrainingTestTimeAvailable;
  /** In their own words, at most 2 000 characters. */
  trainingChallenges?: string | null | undefined;
  /** How experienced. */
  trainingExperience: TrainingTestTrainingExperience;
  /** Hours of training in a week. */
  weeklyHours: TrainingTestWeeklyHours;
  /** How active they are in the day. */
  workType: TrainingTestWorkType;
};

/** Fitness now. */
export type TrainingTestFitnessLevel =
  /** 'Mycket god'. */
  | 'EXCELLENT'
  /** 'Hyfsad'. */
  | 'FAIR'
  /** 'God'. */
  | 'GOOD'
  /** 'Svag'. */
  | 'POOR';

/** Gender. */
export type TrainingTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** A condition that matters for training. */
export type TrainingTestHealthConditions =
  /** 'Artros eller ledgångsreumatism'. */
  | 'ARTHRITIS'
  /** 'Ryggbesvär'. */
  | 'BACK'
  /** 'Hjärta eller kärl'. */
  | 'CARDIOVASCULAR'
  /** 'Diabetes'. */
  | 'DIABETES'
  /** 'Nej'. */
  | 'NONE'
  /** 'Något annat'. */
  | 'OTHER';

/** Injuries. */
export type TrainingTestInjuries =
  /** 'En lindrig'. */
  | 'MINOR'
  /** 'En måttlig'. */
  | 'MODERATE'
  /** 'Nej'. */
  | 'NONE'
  /** 'En svår'. */
  | 'SIGNIFICANT';

/** Trouble with moving. */
export type TrainingTestMobilityIssues =
  /** 'Dålig balans'. */
  | 'BALANCE'
  /** 'Långvarig smärta'. */
  | 'CHRONIC_PAIN'
  /** 'Svårt att samordna rörelser'. */
  | 'COORDINATION'
  /** 'Nej'. */
  | 'NONE'
  /** 'Stelhet'. */
  | 'STIFFNESS';

/** How they prefer to train, at least one. */
export type TrainingTestPreferredTrainingTypes =
  /** 'Med kroppsvikt'. */
  | 'BODYWEIGHT'
  /** 'Med redskap'. */
  | 'EQUIPMENT'
  /** 'Funktionellt'. */
  | 'FUNCTIONAL'
  /** 'I grupp'. */
  | 'GROUP'
  /** 'På gym'. */
  | 'GYM'
  /** 'Hemma'. */
  | 'HOME'
  /** 'Utomhus'. */
  | 'OUTDOOR'
  /** 'Med tränare'. */
  | 'PERSONAL';

/** Goals, at least one. */
export type TrainingTestPrimaryGoals =
  /** 'Få bättre balans'. */
  | 'BALANCE'
  /** 'Få bättre kondition'. */
  | 'ENDURANCE'
  /** 'Få mer energi'. */
  | 'ENERGY'
  /** 'Bli rörligare'. */
  | 'FLEXIBILITY'
  /** 'Hålla länge'. */
  | 'LONGEVITY'
  /** 'Behålla formen'. */
  | 'MAINTENANCE'
  /** 'Få mindre ont'. */
  | 'PAIN_RELIEF'
  /** 'Bli bättre i en sport'. */
  | 'SPORT_SPECIFIC'
  /** 'Bli starkare'. */
  | 'STRENGTH'
  /** 'Stressa av'. */
  | 'STRESS_RELIEF'
  /** 'Gå upp i vikt'. */
  | 'WEIGHT_GAIN'
  /** 'Gå ner i vikt'. */
  | 'WEIGHT_LOSS';

/** How fast they recover. */
export type TrainingTestRecoveryTime =
  /** 'Snabbt, inom ett dygn'. */
  | 'FAST'
  /** 'Ungefär ett till två dygn'. */
  | 'MODERATE'
  /** 'Långsamt, två till tre dygn'. */
  | 'SLOW'
  /** 'Mycket snabbt, inom ett halvt dygn'. */
  | 'VERY_FAST'
  /** 'Mycket långsamt, mer än tre dygn'. */
  | 'VERY_SLOW';

/** Hours for training in a week. */
export type TrainingTestTimeAvailable =
  /** '1–2 timmar'. */
  | '_1_2'
  /** '3–4 timmar'. */
  | '_3_4'
  /** '5–6 timmar'. */
  | '_5_6'
  /** '7–9 timmar'. */
  | '_7_9'
  /** '10 timmar eller mer'. */
  | '_10_OR_MORE';

/** How experienced. */
export type TrainingTestTrainingExperience =
  /** 'Van, två till fem år'. */
  | 'ADVANCED'
  /** 'Nybörjare, under ett halvår'. */
  | 'BEGINNER'
  /** 'Mycket van, mer än fem år'. */
  | 'EXPERT'
  /** 'Medel, upp till två år'. */
  | 'INTERMEDIATE';

/** Hours of training in a week. */
export type TrainingTestWeeklyHours =
  /** 'Ingen tid alls'. */
  | '_0'
  /** '1–2 timmar'. */
  | '_1_2'
  /** '3–4 timmar'. */
  | '_3_4'
  /** '5–7 timmar'. */
  | '_5_7'
  /** '8 timmar eller mer'. */
  | '_8_OR_MORE';

/** How active they are in the day. */
export type TrainingTestWorkType =
  /** 'Står och går lite'. */
  | 'LIGHT_ACTIVE'
  /** 'Går mycket'. */
  | 'MODERATELY_ACTIVE'
  /** 'Sitter mest'. */
  | 'SEDENTARY'
  /** 'Tungt kroppsarbete'. */
  | 'VERY_ACTIVE';

export type StoredAnalysis_AnalysisFragment = { __typename: 'Analysis', id: string, key: string, kind: Types.TestKind, aiRecommendations: string, source: Types.AnalysisSource, isFallback: boolean, createdAt: string, redFlags: Array<{ key: string, urgency: Types.RedFlagUrgency, text: string, because: Array<string> }>, findings: Array<{ key: string, category: string, title: string, text: string, because: Array<string>, evidence: string, priority: Types.FindingPriority, isForToday: boolean, links: Array<{ path: string }> }>, activities: Array<{ key: string, title: string, description: string, category: Types.SuggestedActivityCategory, timeOfDay: Types.TimeOfDay, dosage: string | null, isOptional: boolean }> } & { ' $fragmentName'?: 'StoredAnalysis_AnalysisFragment' };

export type AnalyzeSleepMutationVariables = Exact<{
  input: Types.AnalyzeSleepInput;
}>;


export type AnalyzeSleepMutation = { analyzeSleep: { success: boolean, error: string | null, analysis: (
      { __typename: 'Analysis', id: string, key: string, shape: Types.AnalysisShape }
      & { ' $fragmentRefs'?: { 'TestResult_AnalysisFragment': TestResult_AnalysisFragment } }
    ) | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type AnalyzeTrainingMutationVariables = Exact<{
  input: Types.AnalyzeTrainingInput;
}>;


export type AnalyzeTrainingMutation = { analyzeTraining: { success: boolean, error: string | null, analysis: (
      { __typename: 'Analysis', id: string, key: string, shape: Types.AnalysisShape }
      & { ' $fragmentRefs'?: { 'TestResult_AnalysisFragment': TestResult_AnalysisFragment;'StoredAnalysis_AnalysisFragment': StoredAnalysis_AnalysisFragment } }
    ) | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type AnalyzeProtocolMutationVariables = Exact<{
  input: Types.AnalyzeProtocolInput;
}>;


export type AnalyzeProtocolMutation = { analyzeProtocol: { success: boolean, error: string | null, analysis: (
      { __typename: 'Analysis', id: string, key: string, shape: Types.AnalysisShape }
      & { ' $fragmentRefs'?: { 'TestResult_AnalysisFragment': TestResult_AnalysisFragment;'StoredAnalysis_AnalysisFragment': StoredAnalysis_AnalysisFragment } }
    ) | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const StoredAnalysis_AnalysisFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredAnalysis_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<StoredAnalysis_AnalysisFragment, unknown>;
export const AnalyzeSleepDocument = {"__meta__":{"hash":"974b6abb3b1be833fd12c69c9c912fc71281b8feeeb1141f47b7be1b8192bed7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnalyzeSleep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyzeSleepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyzeSleep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedGoal"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}},{"kind":"Field","name":{"kind":"Name","value":"isFolded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtocolResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AnalyzeSleepMutation, AnalyzeSleepMutationVariables>;
export const AnalyzeTrainingDocument = {"__meta__":{"hash":"964dfc1359b2a657e0c591739c084b255ed43dfa079552ca476b5ee1f5c12372"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnalyzeTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyzeTrainingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyzeTraining"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestResult_analysis"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredAnalysis_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedGoal"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}},{"kind":"Field","name":{"kind":"Name","value":"isFolded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtocolResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredAnalysis_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AnalyzeTrainingMutation, AnalyzeTrainingMutationVariables>;
export const AnalyzeProtocolDocument = {"__meta__":{"hash":"4163e55249722b95b13dca21e18d3b6b7582e1f0b7eabd92619174e5f693debd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnalyzeProtocol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyzeProtocolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyzeProtocol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestResult_analysis"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredAnalysis_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedGoal"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}},{"kind":"Field","name":{"kind":"Name","value":"isFolded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtocolResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredAnalysis_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AnalyzeProtocolMutation, AnalyzeProtocolMutationVariables>;
/** `useMutation` of AnalyzeSleep. */
export const useAnalyzeSleepMutation = (options: useMutation.Options<AnalyzeSleepMutation, AnalyzeSleepMutationVariables>) => useMutation<AnalyzeSleepMutation, AnalyzeSleepMutationVariables>(AnalyzeSleepDocument, options);

/** `useMutation` of AnalyzeTraining. */
export const useAnalyzeTrainingMutation = (options: useMutation.Options<AnalyzeTrainingMutation, AnalyzeTrainingMutationVariables>) => useMutation<AnalyzeTrainingMutation, AnalyzeTrainingMutationVariables>(AnalyzeTrainingDocument, options);

/** `useMutation` of AnalyzeProtocol. */
export const useAnalyzeProtocolMutation = (options: useMutation.Options<AnalyzeProtocolMutation, AnalyzeProtocolMutationVariables>) => useMutation<AnalyzeProtocolMutation, AnalyzeProtocolMutationVariables>(AnalyzeProtocolDocument, options);