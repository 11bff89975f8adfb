import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useNearlyNamedQuery } from "./ProductEditor.generated.ts";
import { addressWithFilters } from "./productFilters.ts";
import type { ProductFormProps } from "./productFormTypes.ts";

/** So long nothing is typed before it is looked for. */
const PAUSE_MS = 500;

/** Says of a new product that there is one of the same provider already that is called nearly the same. */
export function NearNames({ form }: ProductFormProps) {
  const [name, providerName] = useWatch({ control: form.control, name: ["name", "providerName"] });
  const [asked, setAsked] = useState({ name: "", providerName: "" });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ name: name.trim(), providerName: providerName.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, providerName]);
  const [params] = useSearchParams();
  const skip = !asked.name || !asked.providerName;
  const { data } = useNearlyNamedQuery({ variables: asked, skip, fetchPolicy: "network-only" });
  const near = (!skip && data?.editableProducts?.nodes) || [];
  return (
    <Box role="status" sx={{ "&:empty": { display: "none" } }}>
      {near.length > 0 && (
        <Notice tone="attention">
          <span>
            Det finns redan en produkt med samma eller nästan samma namn hos leverantören. Är det samma produkt kan du
            ändra den i stället:
          </span>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {near.map((product) => (
              <li key={product.id}>
                <TextLink to={addressWithFilters(params, product.id)}>{product.name}</TextLink> ({product.categoryName})
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </Box>
  );
}
