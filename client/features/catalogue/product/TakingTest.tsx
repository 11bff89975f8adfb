import Box from "@mui/material/Box";
import { SEX_LABELS } from "../../../../schema/catalogue.ts";
import { labValuesAddress } from "../../../../schema/rules/labValues/labValuesPath.ts";
import { FactList } from "../../../ui/FactList.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { locationLabel } from "../format.ts";
import type { PageTest } from "./pageProduct.ts";

/** A yes or a no in words; null where it is not known. */
const inWords = (isSo: boolean | null, { yes, no }: { yes: string; no: string }): string | null =>
  isSo === null ? null : isSo ? yes : no;

/** How and where a test is taken, and how its answer comes. */
export function TakingTest({ product }: { product: PageTest }) {
  return (
    <Box component="section" aria-labelledby="sa-tas-provet">
      <SectionHeading id="sa-tas-provet">Så tas provet</SectionHeading>
      <FactList
        facts={[
          ["Provtyp", product.sampleTypeLabel],
          ["Provtagning", product.sampleCollectionMethod],
          ["Var provet tas", product.testLocation && locationLabel(product.testLocation)],
          ["Laboratorium eller klinik", product.labNetwork.join(", ")],
          ["För", product.intendedFor && SEX_LABELS[product.intendedFor]],
          ["Svar inom", product.turnaroundTime],
          [
            "Läkare",
            inWords(product.includesDoctorReview, { yes: "En läkare kommenterar svaret", no: "Ingen läkarkommentar" }),
          ],
          ["Remiss", inWords(product.needsReferral, { yes: "Krävs", no: "Behövs inte" })],
          ["Ackreditering", product.labAccreditation],
        ]}
      />
      {product.markers.length > 0 && (
        <TextLink
          to={labValuesAddress(product.markers.map(({ databaseId }) => databaseId))}
          sx={{ display: "inline-block", mt: 3, py: 2.5 }}
        >
          Jag har tagit det här testet: skriv in svaren
        </TextLink>
      )}
    </Box>
  );
}
