import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { supplementInShort } from "../../../../schema/rules/catalogue/supplementInShort.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import type { PageProduct } from "./pageProduct.ts";

/** The guide's question that a product's own facts do not answer. */
const HOW_SURE = "Hur säkert?";

/**
 * A supplement in short: what it says of itself, each line with the part of the page where that stands, and the guide in which
 * studies are gone through. What a guide says of studies is no claim of a product, and is not repeated here.
 */
export function SupplementInShort({ product }: { product: Extract<PageProduct, { __typename: "Supplement" }> }) {
  const guide = product.guides[0];
  const evidence = guide?.inShort.find(({ label }) => label === HOW_SURE);
  return (
    <Box component="section" aria-labelledby="i-korthet" data-ground="" sx={{ p: 5, borderRadius: 2, bgcolor: "mist" }}>
      <SectionHeading id="i-korthet">I korthet</SectionHeading>
      <Box component="dl" sx={{ m: 0, mt: 3, display: "grid", gap: 3 }}>
        {supplementInShort(product).map(({ label, text, section }) => (
          <Line key={label} label={section ? <TextLink to={`#${section}`}>{label}</TextLink> : label}>
            {text}
          </Line>
        ))}
        <Line label={HOW_SURE}>
          {guide ? (
            <>
              Vad studierna visar står i guiden{" "}
              <TextLink to={evidence ? `${guide.path}#${evidence.section}` : guide.path}>{guide.title}</TextLink>.
            </>
          ) : (
            "Ingen av våra guider går igenom studierna."
          )}
        </Line>
      </Box>
    </Box>
  );
}

const Line = (props: { label: ReactNode; children: ReactNode }) => (
  <div>
    <Box component="dt" sx={{ fontWeight: 600 }}>
      {props.label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {props.children}
    </Box>
  </div>
);
