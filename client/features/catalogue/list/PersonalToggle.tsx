import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { Area } from "../../../../schema/catalogue.ts";
import { FORCED_COLORS } from "../../../theme.ts";
import { Card } from "../../../ui/Card.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import type { KnownVisitor } from "./PersonalStatus.tsx";
import type { PersonalList } from "./ProductListPage.tsx";

const PersonalStatus = lazyComponent(async () => (await import("./PersonalStatus.tsx")).PersonalStatus);

/** A checkbox styled as a switch. */
const Switch = styled("input")(({ theme }) => ({
  appearance: "none",
  flexShrink: 0,
  width: 46,
  height: 26,
  margin: 0,
  padding: 3,
  borderRadius: 999,
  cursor: "pointer",
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "&::before": {
    content: '""',
    display: "block",
    width: 18,
    height: 18,
    borderRadius: 999,
    backgroundColor: theme.vars?.palette.text.secondary,
    transition: "transform 150ms",
  },
  "&:checked": { backgroundColor: theme.vars?.palette.primary.main, borderColor: theme.vars?.palette.primary.main },
  "&:checked::before": {
    transform: "translateX(20px)",
    backgroundColor: theme.vars?.palette.primary.contrastText,
  },
  // Colours of one's own take the borders' place.
  [FORCED_COLORS]: { "&::before": { backgroundColor: "ButtonText" } },
}));

/** Narrows a list to what fits the visitor's goals, and says what came of it. */
export function PersonalToggle(
  props: PersonalList & {
    area: Area;
    /** Undefined while it is not wanted or not known; without goals nothing is narrowed. */
    visitor: KnownVisitor | undefined;
    onChooseGoals: () => void;
  },
) {
  const { isOn, visitor, found, onChange } = props;
  const id = useId();
  const isPersonal = isOn && visitor?.goals.length !== 0;
  return (
    <Card
      isTinted
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: 4,
        alignItems: "center",
        mb: { xs: 3, sm: 6 },
        p: { xs: 3, sm: 5 },
        // What it goes by is known to scripts only.
        "@media (scripting: none)": { display: "none" },
      }}
    >
      <Switch
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={`${id}-om`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: "pointer", py: 1 }}>
        {isPersonal ? `Visar ${visitor && found ? found : "…"} för dina mål` : "Anpassa efter dina mål"}
      </Box>
      <Box
        id={`${id}-om`}
        role="status"
        sx={{ gridColumn: 2, fontSize: "0.9375rem", lineHeight: 1.45, color: "text.secondary" }}
      >
        {!isOn && "Vi utgår från målen du valde i Min resa."}
        {/* Nothing of it on the server, which knows of no visitor and waits for no code. */}
        {visitor && (
          <PersonalStatus
            area={props.area}
            visitor={visitor}
            without={props.without}
            onChooseGoals={props.onChooseGoals}
          />
        )}
      </Box>
    </Card>
  );
}
