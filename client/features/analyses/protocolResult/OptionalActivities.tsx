import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import type { ShownProtocol } from "./shownProtocol.ts";

/** What is off unless it is turned on: then it is a part of the day, of what is saved and of the file. */
export function OptionalActivities(props: { options: ShownProtocol["options"]; onOption: (key: string) => void }) {
  const id = useId();
  if (props.options.length === 0) return null;
  return (
    <Card component="section" aria-label="Avstängt från början" data-screen-only="" sx={{ py: { xs: 2, sm: 5 } }}>
      <Accordion title="Avstängt från början" level="h2" aside={`${props.options.length} val`} tone="button">
        <Box component="ul" sx={{ display: "grid", gap: 4, m: 0, mt: 3, p: 0, listStyle: "none" }}>
          {props.options.map(({ key, title, dosage, description, isOn }) => (
            <Box component="li" key={key} sx={{ display: "flex", gap: 3, alignItems: "flex-start" }}>
              <Switch
                checked={isOn}
                onChange={() => props.onOption(key)}
                slotProps={{ input: { "aria-labelledby": `${id}${key}`, "aria-describedby": `${id}${key}-about` } }}
              />
              <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                <Box component="span" id={`${id}${key}`} sx={{ fontWeight: 600 }}>
                  {[title, dosage].filter(Boolean).join(", ")}
                </Box>
                <Typography id={`${id}${key}-about`} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {description}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Accordion>
    </Card>
  );
}
