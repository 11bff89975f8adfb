import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { Card } from "../../ui/Card.tsx";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import type { OverviewQuery } from "./OverviewPage.generated.ts";

type Level = NonNullable<OverviewQuery["programmes"]>[number];

/** The level that shows first: Medium. */
const DEFAULT_POSITION = 1;

const TRACK = { height: 6, borderRadius: "3px", bgcolor: "text.secondary" };
const THUMB = {
  boxSizing: "border-box",
  width: 24,
  height: 24,
  border: 0,
  borderRadius: "50%",
  bgcolor: "primary.main",
};

/** A slider over the levels, with the time that each takes. Its value is not stored. */
export function LevelSlider({ levels }: { levels: readonly Level[] }) {
  const [position, setPosition] = useState(DEFAULT_POSITION);
  const [id, marks] = [useId(), useId()];
  const chosen = levels[position]?.position;
  if (!chosen) return null;
  return (
    <Card component="section" isRoomy aria-labelledby="valj-niva" sx={{ mb: { xs: 10, md: 14 } }}>
      <Typography id="valj-niva" variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "1.8125rem" } }}>
        Hur mycket tid vill du lägga?
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: { xs: 5, md: 12 },
          mt: 5,
          gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <Box>
          <Box component="label" htmlFor={id} sx={{ display: "block", fontWeight: 600, mb: 1 }}>
            Nivå
          </Box>
          <Box
            component="input"
            id={id}
            type="range"
            min={0}
            max={levels.length - 1}
            step={1}
            value={position}
            list={marks}
            aria-valuetext={chosen.label}
            onChange={(event) => setPosition(Number(event.target.value))}
            sx={{
              display: "block",
              width: "100%",
              height: 44,
              m: 0,
              // The ring around it stays clear of the words below.
              mb: 2,
              // Drawn here, as each engine tints another part of its own: Firefox and WebKit the track alone.
              "@media (forced-colors: none)": {
                appearance: "none",
                bgcolor: "transparent",
                cursor: "pointer",
                "&::-webkit-slider-runnable-track": TRACK,
                "&::-moz-range-track": TRACK,
                "&::-webkit-slider-thumb": {
                  ...THUMB,
                  appearance: "none",
                  mt: `${(TRACK.height - THUMB.height) / 2}px`,
                },
                "&::-moz-range-thumb": THUMB,
              },
            }}
          />
          <datalist id={marks}>
            {levels.map(({ level }, index) => (
              <option key={level} value={index} />
            ))}
          </datalist>
          <Box
            aria-hidden="true"
            sx={{ display: "flex", justifyContent: "space-between", gap: 2, fontSize: "0.875rem" }}
          >
            {levels.map(({ level, position: { label } }, index) => (
              <Box
                key={level}
                component="span"
                sx={{
                  maxWidth: "33%",
                  textAlign: index === 0 ? "start" : index === levels.length - 1 ? "end" : "center",
                  overflowWrap: "anywhere",
                  color: index === position ? "text.primary" : "text.secondary",
                  fontWeight: index === position ? 600 : 400,
                  // Beside two others its word would break in large letters.
                  "@media (max-width: 22em)": index === position ? { maxWidth: "none" } : { display: "none" },
                }}
              >
                <EnglishWords>
                  {
                    // Long words are parted at the stroke first.
                    label.replace("/", "/\u200b")
                  }
                </EnglishWords>
              </Box>
            ))}
          </Box>
        </Box>
        <Box
          component="dl"
          aria-live="polite"
          sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 4, m: 0, alignSelf: "center" }}
        >
          <Figure label="Tid per dag" value={chosen.timePerDay} />
          <Figure label="Tid till resultat" value={chosen.timeToResults} />
        </Box>
      </Box>
    </Card>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.9375rem" }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, fontFamily: "h2.fontFamily", fontSize: { xs: "1.5rem", md: "1.8125rem" }, lineHeight: 1.25 }}
    >
      {value}
    </Box>
  </div>
);
