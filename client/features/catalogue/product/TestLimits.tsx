import Box from "@mui/material/Box";
import { testLimits } from "../../../../schema/rules/catalogue/testLimits.ts";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import type { PageTest } from "./pageProduct.ts";

/** The limits of a test, whatever its result. */
export const TestLimits = ({ product }: { product: PageTest }) => (
  <section aria-labelledby="sager-inte">
    <SectionHeading id="sager-inte">Vad testet inte säger</SectionHeading>
    <Box component="ul" sx={{ mt: 4, mb: 0, pl: 5, maxWidth: "66ch" }}>
      {testLimits(product).map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </Box>
  </section>
);
