import { describe, expect, it } from "vitest";
import { readLines, shownLine } from "./labLines.ts";

/**
 * Letters of twelve laboratories' shapes; persons, numbers and laboratories are invented. Beside each line stands what it is
 * read as: a value, '?' for what is said not to be understood, '-' for what is none.
 */
const LETTERS: Record<string, [line: string, meaning: string][]> = {
  "the journal's list, where name, value and interval have lines of their own": [
    ["Provsvar", "-"],
    ["Provtagningsdatum: 2026-03-14 08:12", "-"],
    ["Beställare: Vårdcentralen Björken", "-"],
    ["P-Glukos", "P-glukos 5.6 mmol/L 4..6 2026-03-14"],
    ["5,6 mmol/L", "-"],
    ["Referensintervall: 4,0 - 6,0", "-"],
    ["P-Kreatinin(enz)", "Kreatinin 71 µmol/L 45..90 2026-03-14"],
    ["71 µmol/L", "-"],
    ["Referensintervall: 45 - 90", "-"],
    ["B-HbA1c(IFCC)", "HbA1c 36 mmol/mol 31..46 2026-03-14"],
    ["36 mmol/mol", "-"],
    ["Referensintervall: 31 - 46", "-"],
    ["P-ALAT", "ALAT 0.42 µkat/L ..0.76 2026-03-14"],
    ["0,42 µkat/L", "-"],
    ["Referensintervall: <0,76", "-"],
    ["P-TSH", "TSH 2.1 mIE/L 0.4..3.7 2026-03-14"],
    ["2,1 mIE/L", "-"],
    ["Referensintervall: 0,40 - 3,7", "-"],
    ["P-Kolesterol", "Kolesterol 6.8 mmol/L 3.3..6.9 2026-03-14"],
    ["6,8 * mmol/L", "-"],
    ["Referensintervall: 3,3 - 6,9", "-"],
    ["eGFR(Krea)relativ", "eGFR >90 mL/min/1,73 m² 2026-03-14"],
    [">90 mL/min/1,73m2", "-"],
    ["P-Natrium", "Natrium 140 mmol/L 137..145 2026-03-14"],
    ["140 mmol/L", "-"],
    ["Referensintervall: 137 - 145", "-"],
    ["P-Kalium", "? Kalium"],
    ["Kommentar: provet hemolyserat", "-"],
    ["B-Hemoglobin", "Hemoglobin (Hb) 138 g/L 117..153 2026-03-14"],
    ["138 g/L", "-"],
    ["Referensintervall: 117 - 153", "-"],
  ],
  "a health check's page copied with tabs, the day in words above": [
    ["Hälsokontroll Stor", "-"],
    ["Provtagning 12 februari 2026", "-"],
    ["Hemoglobin (Hb)\t147 g/L\tReferens: 134 - 170", "Hemoglobin (Hb) 147 g/L 134..170 2026-02-12"],
    ["Ferritin (järndepå)\t88 µg/L\tReferens: 30 - 400", "Ferritin 88 µg/L 30..400 2026-02-12"],
    ["Vitamin D (25-OH)\t61 nmol/L\tReferens: 50 - 125", "25-OH-vitamin D 61 nmol/L 50..125 2026-02-12"],
    ["Vitamin B12 (kobalamin)\t412 pmol/L\tReferens: 138 - 652", "Vitamin B12 412 pmol/L 138..652 2026-02-12"],
    ["Folat\t18 nmol/L\tReferens: > 7", "Folat 18 nmol/L 7.. 2026-02-12"],
    ["Apolipoprotein B (ApoB)\t0,92 g/L\tReferens: 0,5 - 1,3", "ApoB 0.92 g/L 0.5..1.3 2026-02-12"],
    ["Apolipoprotein A1 (ApoA1)\t1,51 g/L\tReferens: 1,1 - 2,0", "ApoA1 1.51 g/L 1.1..2 2026-02-12"],
    ["ApoB/ApoA1\t0,61\tReferens: < 0,9", "ApoB/ApoA1-kvot 0.61 ..0.9 2026-02-12"],
    ["LDL-kolesterol\t3,4 mmol/L\tReferens: 1,4 - 4,7", "LDL-kolesterol 3.4 mmol/L 1.4..4.7 2026-02-12"],
    ["hsCRP\t< 0,3 mg/L\tReferens: < 3", "Högkänsligt CRP <0.3 mg/L ..3 2026-02-12"],
    ["Testosteron\t17,2 nmol/L\tReferens: 8,6 - 29", "Testosteron 17.2 nmol/L 8.6..29 2026-02-12"],
    ["T3 fritt\t4,9 pmol/L\tReferens: 3,1 - 6,8", "Fritt T3 4.9 pmol/L 3.1..6.8 2026-02-12"],
    ["T4 fritt\t15 pmol/L\tReferens: 12 - 22", "Fritt T4 15 pmol/L 12..22 2026-02-12"],
    ["Dina värden ser bra ut. Vi rekommenderar ett nytt prov om 12 månader.", "-"],
  ],
  "a list with 'Normalt' and 'Förhöjt' behind": [
    ["Datum 2026-05-02", "-"],
    ["Leverprover", "-"],
    ["S-ALAT  0,55 µkat/L  (0,15–1,1)  Normalt", "ALAT 0.55 µkat/L 0.15..1.1 2026-05-02"],
    ["S-ASAT  0,41 µkat/L  (0,25–0,75)  Normalt", "ASAT 0.41 µkat/L 0.25..0.75 2026-05-02"],
    ["S-GT  1,9 µkat/L  (0,15–1,3)  Förhöjt", "GT 1.9 µkat/L 0.15..1.3 2026-05-02"],
    ["S-ALP  1,1 µkat/L  (0,7–1,9)  Normalt", "ALP 1.1 µkat/L 0.7..1.9 2026-05-02"],
    ["S-Bilirubin  11 µmol/L  (5–25)  Normalt", "Bilirubin 11 µmol/L 5..25 2026-05-02"],
    ["S-Albumin  42 g/L  (36–48)  Normalt", "Albumin 42 g/L 36..48 2026-05-02"],
    ["Sköldkörtel", "-"],
    ["S-TSH  4,6 mIE/L  (0,4–4,0)  Förhöjt", "TSH 4.6 mIE/L 0.4..4 2026-05-02"],
    ["S-fT4  13,1 pmol/L  (11–22)  Normalt", "Fritt T4 13.1 pmol/L 11..22 2026-05-02"],
    ["S-TPO-antikroppar  <28 kIE/L  (<60)  Normalt", "TPO-antikroppar <28 kIE/L ..60 2026-05-02"],
    ["Övrigt", "-"],
    ["S-Magnesium  0,84 mmol/L  (0,7–0,95)  Normalt", "Magnesium 0.84 mmol/L 0.7..0.95 2026-05-02"],
    ["S-Zink  12,4 µmol/L  (10–20)  Normalt", "Zink 12.4 µmol/L 10..20 2026-05-02"],
    ["S-Urat  355 µmol/L  (230–480)  Normalt", "Urat 355 µmol/L 230..480 2026-05-02"],
  ],
  "a hospital's columns with marks between value and unit": [
    ["Region Norrskogen  Klinisk kemi", "-"],
    ["Patient: Testsson, Test  19121212-1212", "-"],
    ["Provtaget 2026-01-09 kl 07:45   Svar 2026-01-10", "-"],
    ["Analys                 Resultat    Enhet      Referens", "-"],
    ["B-Hemoglobin           112 L       g/L        117-153", "Hemoglobin (Hb) 112 g/L 117..153 2026-01-09"],
    ["B-Leukocyter           12,4 H      x10E9/L    3,5-8,8", "Leukocyter 12.4 10⁹/L 3.5..8.8 2026-01-09"],
    ["B-Trombocyter          402 *       10*9/L     165-387", "Trombocyter 402 10⁹/L 165..387 2026-01-09"],
    ["B-Erytrocyter          4,21        10^12/L    3,9-5,2", "Erytrocyter 4.21 10¹²/L 3.9..5.2 2026-01-09"],
    ["B-EVF                  0,34 L                 0,35-0,46", "EVF 0.34 0.35..0.46 2026-01-09"],
    ["Erc-MCV                81 L        fL         82-98", "MCV 81 fL 82..98 2026-01-09"],
    ["Erc-MCH                26 L        pg         27-33", "MCH 26 pg 27..33 2026-01-09"],
    ["P-Ferritin             7 L         ug/L       13-148", "Ferritin 7 µg/L 13..148 2026-01-09"],
    ["P-Järn                 6           umol/L     9-34", "Järn 6 µmol/L 9..34 2026-01-09"],
    ["P-Transferrin          3,6 H       g/L        1,9-3,3", "Transferrin 3.6 g/L 1.9..3.3 2026-01-09"],
    ["P-CRP                  <1          mg/L       <5", "CRP <1 mg/L ..5 2026-01-09"],
    ["B-SR                   14          mm         <20", "SR 14 mm/h ..20 2026-01-09"],
    ["P-Kreatinin            1 024 H     umol/L     45-90", "? Kreatinin"],
    ["P-PK(INR)              1,0                    <1,2", "?"],
    ["Sida 1 (2)", "-"],
  ],
  "a Danish letter": [
    ["Prøvetagningsdato: 03.02.2026", "-"],
    ["B-Hæmoglobin  8,9 mmol/L  (8,3-10,5)", "Hemoglobin (Hb) 8.9 mmol/L 8.3..10.5 2026-02-03"],
    ["P-Ferritin  96 µg/L  (15-300)", "Ferritin 96 µg/L 15..300 2026-02-03"],
    ["P-Kreatinin  78 µmol/L  (60-105)", "Kreatinin 78 µmol/L 60..105 2026-02-03"],
    ["P-Alanintransaminase [ALAT]  34 U/L  (10-70)", "ALAT 34 U/L 10..70 2026-02-03"],
    ["P-Basisk fosfatase  72 U/L  (35-105)", "ALP 72 U/L 35..105 2026-02-03"],
    ["Hb(B)-Hæmoglobin A1c (IFCC)  37 mmol/mol  (<48)", "HbA1c 37 mmol/mol ..48 2026-02-03"],
    ["P-Kolesterol LDL  2,9 mmol/L  (<3,0)", "LDL-kolesterol 2.9 mmol/L ..3 2026-02-03"],
    ["P-Kolesterol HDL  1,4 mmol/L  (>1,0)", "HDL-kolesterol 1.4 mmol/L 1.. 2026-02-03"],
    ["P-Triglycerid  1,2 mmol/L  (<2,0)", "Triglycerider 1.2 mmol/L ..2 2026-02-03"],
    ["P-Thyrotropin [TSH]  1,8 10^-3 IU/L  (0,3-4,0)", "? TSH"],
    ["P-25-Hydroxy-Vitamin D(D3+D2)  58 nmol/L  (50-160)", "? 25-OH-vitamin D"],
    ["P-Cobalamin  289 pmol/L  (200-600)", "Vitamin B12 289 pmol/L 200..600 2026-02-03"],
    ["P-C-reaktivt protein [CRP]  < 3 mg/L  (< 8)", "CRP <3 mg/L ..8 2026-02-03"],
    ["P-Natrium-ion  141 mmol/L  (137-145)", "Natrium 141 mmol/L 137..145 2026-02-03"],
    ["U-Albumin/Creatinin-ratio  12 mg/g  (<30)", "?"],
  ],
  "a Norwegian letter": [
    ["Prøvedato 17.06.2026", "-"],
    ["Hemoglobin  14,2 g/dL  13,4 - 17,0", "Hemoglobin (Hb) 14.2 g/dL 13.4..17 2026-06-17"],
    ["Leukocytter  5,9 10^9/L  3,5 - 11,0", "Leukocyter 5.9 10⁹/L 3.5..11 2026-06-17"],
    ["Trombocytter  233 10^9/L  145 - 348", "Trombocyter 233 10⁹/L 145..348 2026-06-17"],
    ["Ferritin  121 µg/L  34 - 300", "Ferritin 121 µg/L 34..300 2026-06-17"],
    ["ALAT  29 U/L  10 - 70", "ALAT 29 U/L 10..70 2026-06-17"],
    ["Gamma-GT  31 U/L  10 - 80", "GT 31 U/L 10..80 2026-06-17"],
    ["Vitamin B12  377 pmol/L  175 - 700", "Vitamin B12 377 pmol/L 175..700 2026-06-17"],
    ["Fritt T4  16,2 pmol/L  9,5 - 22", "Fritt T4 16.2 pmol/L 9.5..22 2026-06-17"],
    ["Kolesterol  5,2 mmol/L  3,9 - 7,8", "Kolesterol 5.2 mmol/L 3.9..7.8 2026-06-17"],
    ["25-OH Vitamin D  49 nmol/L  50 - 150  L", "25-OH-vitamin D 49 nmol/L 50..150 2026-06-17"],
    ["Urinsyre  388 µmol/L  230 - 480", "Urat 388 µmol/L 230..480 2026-06-17"],
    ["Jern  17 µmol/L  9 - 34", "Järn 17 µmol/L 9..34 2026-06-17"],
    ["Kalsium  2,38 mmol/L  2,15 - 2,51", "Kalcium 2.38 mmol/L 2.15..2.51 2026-06-17"],
    ["Senkning  9 mm/t  <12", "? SR"],
  ],
  "an American report": [
    ["Collected: 2026-04-21  Reported: 2026-04-22", "-"],
    ["Hemoglobin 14.1 g/dL 13.2-17.1", "Hemoglobin (Hb) 14.1 g/dL 13.2..17.1 2026-04-21"],
    ["White blood cell count 5.8 Thousand/uL 3.8-10.8", "? Leukocyter"],
    ["Platelet count 251 x10E3/uL 150-450", "Trombocyter 251 10³/µL 150..450 2026-04-21"],
    ["Glucose, fasting 94 mg/dL 65-99", "P-glukos 94 mg/dL 65..99 2026-04-21 fastande"],
    ["Creatinine 0.98 mg/dL 0.70-1.30", "Kreatinin 0.98 mg/dL 0.7..1.3 2026-04-21"],
    ["Cholesterol, total 203 H mg/dL <200", "Kolesterol 203 mg/dL ..200 2026-04-21"],
    ["HDL cholesterol 51 mg/dL > OR = 40", "? HDL-kolesterol"],
    ["LDL-cholesterol 126 H mg/dL (calc) <100", "LDL-kolesterol 126 mg/dL ..100 2026-04-21"],
    ["Triglycerides 131 mg/dL <150", "Triglycerider 131 mg/dL ..150 2026-04-21"],
    ["Hemoglobin A1c 5.4 % <5.7", "HbA1c 5.4 % ..5.7 2026-04-21"],
    ["Ferritin 64 ng/mL 38-380", "Ferritin 64 ng/mL 38..380 2026-04-21"],
    ["Vitamin D, 25-hydroxy 31 ng/mL 30-100", "25-OH-vitamin D 31 ng/mL 30..100 2026-04-21"],
    ["TSH 1.92 mIU/L 0.40-4.50", "TSH 1.92 mIE/L 0.4..4.5 2026-04-21"],
    ["T4, Free 1.2 ng/dL 0.8-1.8", "Fritt T4 1.2 ng/dL 0.8..1.8 2026-04-21"],
    ["Testosterone, total 512 ng/dL 250-1100", "Testosteron 512 ng/dL 250..1100 2026-04-21"],
    ["ALT 24 U/L 9-46", "ALAT 24 U/L 9..46 2026-04-21"],
    ["AST 22 U/L 10-40", "ASAT 22 U/L 10..40 2026-04-21"],
    ["Vitamin B12 455 pg/mL 200-1100", "Vitamin B12 455 pg/mL 200..1100 2026-04-21"],
    ["Lp(a) 38 nmol/L <75", "Lp(a) 38 nmol/L ..75 2026-04-21"],
    ["Insulin 6.1 uIU/mL <=18.4", "Insulin 6.1 µIE/mL ..18.4 2026-04-21"],
  ],
  "a table with a column for each day": [
    ["Analys\t2025-02-10\t2025-09-18\t2026-03-02\tEnhet\tReferens", "-"],
    ["P-Ferritin\t31\t44\t52\tµg/L\t13-148", "? Ferritin"],
    ["P-LDL-kolesterol\t3,9\t3,1\t2,8\tmmol/L\t1,4-4,7", "? LDL-kolesterol"],
    ["B-HbA1c\t38\t37\t36\tmmol/mol\t31-46", "? HbA1c"],
    ["P-TSH\t2,1\t\t1,8\tmIE/L\t0,4-4,0", "? TSH"],
  ],
  "columns pasted one after the other": [
    ["Provdatum", "-"],
    ["2026-07-07", "-"],
    ["P-Natrium", "? Natrium"],
    ["P-Kalium", "? Kalium"],
    ["P-Kreatinin", "? Kreatinin"],
    ["P-Urat", "? Urat"],
    ["P-Kalcium", "? Kalcium"],
    ["P-Albumin", "? Albumin"],
    ["P-ALAT", "? ALAT"],
    ["P-ASAT", "? ASAT"],
    ["P-GT", "? GT"],
    ["P-TSH", "? TSH"],
    ["139", "?"],
    ["4,1", "?"],
    ["72", "?"],
    ["310", "?"],
    ["2,35", "?"],
    ["41", "?"],
    ["0,5", "?"],
    ["0,4", "?"],
    ["0,6", "?"],
    ["2,2", "?"],
    ["mmol/L", "-"],
    ["mmol/L", "-"],
    ["µmol/L", "-"],
    ["µmol/L", "-"],
    ["mmol/L", "-"],
    ["g/L", "-"],
    ["µkat/L", "-"],
    ["µkat/L", "-"],
    ["µkat/L", "-"],
    ["mIE/L", "-"],
  ],
  "the national journal, a line for each part of an answer": [
    ["12 mars 2026", "-"],
    ["Hb(B)", "Hemoglobin (Hb) 138 g/L 117..153 2026-03-12"],
    ["Resultat: 138 g/L", "-"],
    ["Referensintervall: 117 - 153", "-"],
    ["", "-"],
    ["CRP", "CRP <5 mg/L ..5 2026-03-12"],
    ["Resultat: <5,0 mg/L", "-"],
    ["Referensintervall: <5,0", "-"],
    ["5 januari 2026", "-"],
    ["Hb(B)", "Hemoglobin (Hb) 131 g/L 117..153 2026-01-05"],
    ["Resultat: 131 g/L", "-"],
    ["Referensintervall: 117 - 153", "-"],
    ["Kommentar: Kontroll om 4 veckor.", "-"],
  ],
  "a shop's list, with marks in words": [
    ["Provtagning: 2026-05-06", "-"],
    ["Ferritin  ● Inom referens", "Ferritin 45 µg/L 10..150 2026-05-06"],
    ["45", "-"],
    ["Referens: 10 – 150 µg/L", "-"],
    ["Kolesterol ▲ Över referens", "Kolesterol 6.4 mmol/L 3.3..6.1 2026-05-06"],
    ["6,4", "-"],
    ["Referens: 3,3 – 6,1 mmol/L", "-"],
    ["hs-CRP", "Högkänsligt CRP 0.6 mg/L ..3 2026-05-06"],
    ["0,6 mg/L", "-"],
    ["Referens: < 3,0 mg/L", "-"],
  ],
  "a day beside each value": [
    ["2025-10-03  S-Ferritin  22 µg/L  (10-150)", "Ferritin 22 µg/L 10..150 2025-10-03"],
    ["2026-02-11  S-Ferritin  48 µg/L  (10-150)", "Ferritin 48 µg/L 10..150 2026-02-11"],
    ["S-Kobalamin 301 pmol/L 2026-02-11", "Vitamin B12 301 pmol/L 2026-02-11"],
    ["S-Folat  14 nmol/L  (>7)  11 feb 2026", "Folat 14 nmol/L 7.. 2026-02-11"],
    ["P-Homocystein 11,2 µmol/L (5-15), 11/2 2026", "Homocystein 11.2 µmol/L 5..15 2026-02-11"],
    ["fP-Glukos 5,1 mmol/L, 2026-02-11", "P-glukos 5.1 mmol/L 2026-02-11 fastande"],
    ["fP-Insulin 6,3 mIE/L 260211", "? Insulin"],
    ["P-Kortisol 412 nmol/L (133-537) 2026-02-11 08:05", "Kortisol 412 nmol/L 133..537 2026-02-11"],
    ["S-PSA 0,81 µg/L (<3) 2026-02-11", "PSA 0.81 µg/L ..3 2026-02-11"],
    ["S-SHBG 33 nmol/L (15-60) 2026.02.11", "? SHBG"],
  ],
  "unusual signs": [
    ["Provtagningsdag: 28 augusti 2026", "-"],
    ["fS—Ferritin …… 22 µg/l [10–150]", "Ferritin 22 µg/L 10..150 2026-08-28 fastande"],
    ["P–Kalium: 5.3 mmol/l (3.5–4.6) *H*", "Kalium 5.3 mmol/L 3.5..4.6 2026-08-28"],
    ["**P-Natrium 128 mmol/L (137−145)", "Natrium 128 mmol/L 137..145 2026-08-28"],
    ["P-NT-proBNP < 50 ng/L (< 125)", "NT-proBNP <50 ng/L ..125 2026-08-28"],
    ["S-Kobalamin > 1 476 pmol/L (150 - 650) H", "? Vitamin B12"],
    ["B-Leukocyter 5,2 × 10⁹/L (3,5–8,8)", "Leukocyter 5.2 10⁹/L 3.5..8.8 2026-08-28"],
    ["B-Neutrofiler 2,9 E9/L (1,6–5,9)", "Neutrofiler 2.9 10⁹/L 1.6..5.9 2026-08-28"],
    ["B-Lymfocyter 1,7 ·10^9/L (1,1–3,5)", "Lymfocyter 1.7 10⁹/L 1.1..3.5 2026-08-28"],
    ["P-CK 3,1 mikrokat/L (<4,7)", "CK 3.1 µkat/L ..4.7 2026-08-28"],
    ["S-TSH 3,1 mU/L (0,3–4,2)", "TSH 3.1 mIE/L 0.3..4.2 2026-08-28"],
    ["S-Estradiol ej påvisat", "? Östradiol"],
    ["S-Progesteron, prov saknas", "? Progesteron"],
    ["P-Kolesterol 5,1 (3,3-6,9) mmol/L", "Kolesterol 5.1 mmol/L 3.3..6.9 2026-08-28"],
    ["P-LDL 3,2 (1,4-4,7)", "? LDL-kolesterol"],
    ["P-LD 3,2 µkat/L (<3,5)", "?"],
    ["B-HbA1c (IFCC) 41 mmol/mol (5,9 %)", "? HbA1c"],
    ["Järnmättnad 28 % (15-50)", "Järnmättnad 28 % 15..50 2026-08-28"],
    ["P-Testosteron fritt 0,31 nmol/L (0,2-0,6)", "Fritt testosteron 0.31 nmol/L 0.2..0.6 2026-08-28"],
  ],
  "two letters in one, with what is not in the catalogue": [
    ["Anna Provsson 850101-1234, tel 070-123 45 67", "-"],
    ["Remissnr 4471220, Prov-id 22-10-150", "-"],
    ["Provtagning: 2025-11-20", "-"],
    ["P-Kreatinin 66 µmol/L (45-90)", "Kreatinin 66 µmol/L 45..90 2025-11-20"],
    ["eGFR 88 mL/min/1,73 m2", "eGFR 88 mL/min/1,73 m² 2025-11-20"],
    ["P-Cystatin C 0,84 mg/L (0,61-1,04)", "Cystatin C 0.84 mg/L 0.61..1.04 2025-11-20"],
    ["U-Albumin/Kreatinin 1,2 mg/mmol (<3,0)", "U-albumin/kreatinin-kvot 1.2 mg/mmol ..3 2025-11-20"],
    ["U-Glukos neg", "? P-glukos"],
    ["Svarsdatum 2025-11-22", "-"],
    ["Provtagning: 2026-05-19", "-"],
    ["P-Kreatinin 69 µmol/L (45-90)", "Kreatinin 69 µmol/L 45..90 2026-05-19"],
    ["P-Kalium 4,0 mmol/L (3,5-4,6)", "Kalium 4 mmol/L 3.5..4.6 2026-05-19"],
    ["S-Transglutaminas-ak IgA <1 U/mL (<7)", "Transglutaminasantikroppar <1 E/mL ..7 2026-05-19"],
    ["P-Laktat 1,1 mmol/L (0,5-2,3)", "?"],
    ["U-Kreatinin 9,1 mmol/L", "? Kreatinin"],
    ["U-Natrium 88 mmol/L", "? Natrium"],
    ["Csv-Glukos 3,4 mmol/L", "?"],
    ["aB-Kalium 3,9 mmol/L", "?"],
    ["B-Glukos 5,0 mmol/L", "? P-glukos"],
    ["P-Glukos 120 min 6,9 mmol/L", "? P-glukos"],
    ["P-Kalcium, joniserat 1,22 mmol/L (1,15-1,33)", "? Kalcium"],
    ["P-Bilirubin, konjugerat 3 µmol/L (<6)", "? Bilirubin"],
    ["Albuminkorrigerat kalcium 2,31 mmol/L (2,15-2,50)", "?"],
    ["Kommentar: Ferritin under 30 µg/L talar för järnbrist.", "?"],
    ["Mål för LDL är < 1,8 mmol/L", "?"],
  ],
};

describe("letters of twelve laboratories", () => {
  it.each(Object.entries(LETTERS))("%s", (_shape, letter) => {
    const read = readLines(letter.map(([line]) => line).join("\n"));
    expect(letter.map(([line], place) => [line, shownLine(read[place])])).toEqual(letter);
  });
});

describe("the day of a sample", () => {
  const daysOf = (...lines: string[]) =>
    readLines(lines.join("\n")).flatMap((line) => (line.kind === "VALUE" ? [line.value.day] : []));

  it("is not that of an older letter above, where the newer one tells its day in words that are not known", () => {
    expect(
      daysOf("Provtagning: 2025-11-20", "P-Kreatinin 66 µmol/L", "Prøvetid 2026-05-19", "P-Kreatinin 69 µmol/L"),
    ).toEqual(["2025-11-20", null]);
  });

  it("is asked where days may stand below their values", () => {
    expect(daysOf("S-Ferritin 22 µg/L", "2025-10-03", "S-Ferritin 48 µg/L", "2026-02-11")).toEqual([null, null]);
    expect(daysOf("P-Glukos", "5,6 mmol/L", "2026-03-14", "P-Kreatinin", "71 µmol/L", "2026-01-02")).toEqual([
      null,
      null,
    ]);
  });

  it("stays where a line tells when something else was done", () => {
    const lines = ["Svar 2026-01-10", "P-Kalium 4,0 mmol/L", "Nästa kontroll 2027-01-01", "P-Natrium 140 mmol/L"];
    expect(daysOf("Provtaget 2026-01-09", ...lines)).toEqual(["2026-01-09", "2026-01-09"]);
    expect(daysOf("Provtaget 2026-01-09", "Nytt prov 2026-02-01", "P-Natrium 140 mmol/L")).toEqual([null]);
  });
});

describe("a line that is not understood", () => {
  it.each([
    "P-PK(INR) 1,0 <1,2",
    "P-Kolesterol/HDL-kvot 3,5",
    "S-Estradiol ej påvisat",
    "U-Glukos neg",
    "F-Kalprotektin 22 µg/g",
    "tU-Natrium 88 mmol/24h",
    "Laktat 9 mmol/t",
  ])("is said: %s", (line) => {
    expect(readLines(line).map(shownLine)).toEqual([expect.stringMatching(/^\?/)]);
  });

  it("does not keep others from being read: an analysis that is not in the catalogue, on lines of its own", () => {
    const read = readLines("P-Urea\n5,2 mmol/L\nReferensintervall: 3,1-7,9\nP-Kalium\n4,1 mmol/L").map(shownLine);
    expect(read).toEqual(["?", "-", "-", "Kalium 4.1 mmol/L", "-"]);
  });

  it("is one with two limits of which either may be the value", () => {
    expect(readLines("P-CRP <1 mg/L <5").map(shownLine)).toEqual(["CRP <1 mg/L ..5"]);
    expect(readLines("P-CRP <5 mg/L <1").map(shownLine)).toEqual(["? CRP"]);
  });
});
