/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

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

/** A health protocol questionnaire that was answered while signed out. */
export type GuestProtocolInput = {
  /** When its owner said that they have talked to care, if they have. */
  careContactedAt?: string | null | undefined;
  /** When; now when it is in the future. */
  completedAt: string;
  /** That of its sending. */
  sessionId: string;
  /** All answers. */
  testData: ProtocolTestData;
};

/** A training test that was taken while signed out. */
export type GuestTrainingInput = {
  /** When its owner said that they have talked to care, if they have. */
  careContactedAt?: string | null | undefined;
  /** When; now when it is in the future. */
  completedAt: string;
  /** That of its sending. */
  sessionId: string;
  /** All answers. */
  testData: TrainingTestData;
};

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

/** The tests that a browser holds of somebody who was signed out. They may come in parts, each of them more than once. */
export type MergeAnalysesInput = {
  /** Health protocol questionnaires, at most 50. */
  protocol: Array<GuestProtocolInput>;
  /** Training tests, at most 50. */
  training: Array<GuestTrainingInput>;
};

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

export type MergeTestsPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MergeTestsPreviewQuery = { me: { __typename: 'Me', id: string, consents: Array<{ __typename: 'Consent', id: string, kind: Types.ConsentKind, version: number, withdrawnAt: string | null }> } | null };

export type MergeAnalysesMutationVariables = Exact<{
  input: Types.MergeAnalysesInput;
}>;


export type MergeAnalysesMutation = { mergeAnalyses: { analyses: Array<{ __typename: 'Analysis', id: string }>, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };


export const MergeTestsPreviewDocument = {"__meta__":{"hash":"a544a560f67c06415c6542b80ddc3a09ff139fb6862212e06c8d1b68832d598e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeTestsPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MergeTestsPreviewQuery, MergeTestsPreviewQueryVariables>;
export const MergeAnalysesDocument = {"__meta__":{"hash":"378de749d3af1e51284654991e5258f0559b28b22d0bd70c9416c2779a18ecaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeAnalyses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeAnalysesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeAnalyses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeAnalysesMutation, MergeAnalysesMutationVariables>;
/** `useCommittedQuery` of MergeTestsPreview. */
export const useMergeTestsPreviewQuery = (options: useQuery.Options<MergeTestsPreviewQuery, MergeTestsPreviewQueryVariables>) => useCommittedQuery<MergeTestsPreviewQuery, MergeTestsPreviewQueryVariables>(MergeTestsPreviewDocument, options);

/** `useMutation` of MergeAnalyses. */
export const useMergeAnalysesMutation = (options: useMutation.Options<MergeAnalysesMutation, MergeAnalysesMutationVariables>) => useMutation<MergeAnalysesMutation, MergeAnalysesMutationVariables>(MergeAnalysesDocument, options);