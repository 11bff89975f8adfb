import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  CLICK_PERIODS,
  type ClickPeriodName,
  type Period,
  wrongPeriod,
} from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { type Day, isDay } from "../../../../schema/rules/words/days.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { describedBy, FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { addressOfContentTab } from "../contentTabs.ts";

const addressOf = (query: Record<string, string>): string =>
  `${addressOfContentTab("klick")}&${new URLSearchParams(query)}`;

/** Which period shows: one that is offered, or days of one's own. */
export function ClickPeriods(props: { chosen: ClickPeriodName | undefined; period: Period; today: Day }) {
  const { chosen, period, today } = props;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", columnGap: 12, rowGap: 4, mb: 10 }}>
      <ChoiceLinks
        label="Period"
        choices={Object.entries(CLICK_PERIODS).map(([name, label]) => ({
          label,
          to: addressOf({ period: name }),
          isChosen: name === chosen,
        }))}
      />
      <OwnDays key={`${period.from} ${period.to}`} period={period} today={today} />
    </Box>
  );
}

function OwnDays({ period, today }: { period: Period; today: Day }) {
  const [own, setOwn] = useState(period);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const id = useId();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const wrong = isDay(own.from) && isDay(own.to) ? wrongPeriod(own) : "Fyll i båda dagarna.";
    setError(wrong);
    if (!wrong) navigate(addressOf({ fran: own.from, till: own.to }), { preventScrollReset: true });
  };
  const input = (name: keyof Period, label: string) => (
    <Box sx={{ flex: { xs: "1 1 140px", sm: "none" } }}>
      <FieldLabel htmlFor={`${id}-${name}`}>{label}</FieldLabel>
      <FieldControl>
        <input
          id={`${id}-${name}`}
          type="date"
          value={own[name]}
          max={today}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          onChange={(event) => setOwn({ ...own, [name]: event.target.value })}
        />
      </FieldControl>
    </Box>
  );
  return (
    <Box component="form" aria-label="Egna datum" noValidate onSubmit={show}>
      <Box sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, alignItems: "end", gap: 3 }}>
        {input("from", "Från och med")}
        {input("to", "Till och med")}
        <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
          Visa
        </Button>
      </Box>
      <FieldNotes id={id} error={error} />
    </Box>
  );
}
