import Box from "@mui/material/Box";
import { useState } from "react";
import { FieldControl } from "../../../ui/form/FieldControl.tsx";
import { PRICE_FIELDS, type PriceBounds, priceBounds, priceText } from "./priceFilter.ts";

const FIELDS = [
  ["low", "från"],
  ["high", "till"],
] as const;

/** Prices from and to, in kronor. What is typed holds when the field is left, or with Enter. */
export function PriceFields(props: {
  /** '200-500', as in the address. */
  value: string;
  onChange: (value: string) => void;
}) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState<PriceBounds>(() => priceBounds(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(priceBounds(value));
  }
  const send = () => {
    const next = priceText(typed);
    // What is no price goes away, and two that were exchanged change places.
    if (next === value) setTyped(priceBounds(value));
    else onChange(next);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        Pris
      </Box>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
          alignItems: "center",
          gap: 2,
        }}
      >
        {FIELDS.map(([name, word], index) => (
          <Box key={name} sx={{ display: "contents" }}>
            {index > 0 && <span aria-hidden="true">–</span>}
            <FieldControl>
              <input
                name={PRICE_FIELDS[name]}
                aria-label={`Pris ${word}, kronor`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={15}
                placeholder={word}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                onBlur={send}
                onKeyDown={(event) => {
                  if (event.key === "Enter") send();
                }}
              />
              <Box component="span" aria-hidden="true" sx={{ pr: 3, color: "text.secondary" }}>
                kr
              </Box>
            </FieldControl>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
