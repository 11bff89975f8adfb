import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ClipboardEvent, useMemo, useRef, useState } from "react";
import Search from "~icons/ic/baseline-search";
import type { Sex } from "../../../../schema/catalogue.ts";
import { MAX_MARKERS } from "../../../../schema/rules/catalogue/markerCover.ts";
import { MARKER_PARAM, MARKERS_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import { listedMarkers, searchMarkers } from "../../../../schema/rules/search/markerSearch.ts";
import { joinWithAnd } from "../../../../schema/rules/words/phrases.ts";
import { MARKER_SEARCH_ID } from "../../../../schema/siteMenu.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { replacesJourneyBar } from "../../../ui/BottomBar.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MarkerExplanation } from "./MarkerExplanation.tsx";
import type { MarkerPicker_BiomarkerFragment } from "./MarkersPage.generated.ts";
import { SEX_PARAM, SEX_SLUGS } from "./markerAddress.ts";

type Marker = MarkerPicker_BiomarkerFragment;

/** Groups that are open at first. */
const OPEN_AT_FIRST = 3;

const Choice = styled("span")(({ theme }) => ({
  display: "inline-flex",
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "& > label": {
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    paddingInline: 14,
    cursor: "pointer",
  },
  "& input": { width: 18, height: 18, margin: 0, accentColor: theme.vars?.palette.primary.main },
  "&:has(:checked)": { backgroundColor: theme.vars?.palette.mist, borderColor: theme.vars?.palette.primary.main },
  "&:has(input:focus-visible)": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 1 },
  "& > label:has(:disabled)": { color: theme.vars?.palette.text.secondary, cursor: "default" },
  "& input:focus-visible": { outline: "none" },
}));

/** The markers to choose among, group by group, in a form that works without scripts. */
export function MarkerPicker(props: {
  markers: readonly Marker[];
  chosen: readonly number[];
  /** The sex of the person tested; null for anybody. */
  sex: Sex | null;
  onChoose: (ids: readonly number[]) => void;
}) {
  const { markers, chosen, sex, onChoose } = props;
  const [search, setSearch] = useState("");
  // Names of what was chosen last by a search, which is gone from the field then.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const wanted = search.trim();
  const { found, meant, listed } = useMemo(() => {
    const list = listedMarkers(markers, wanted);
    return list.length > 0
      ? { found: list.map(({ marker }) => marker), meant: undefined, listed: list }
      : { ...searchMarkers(markers, wanted), listed: list };
  }, [markers, wanted]);
  const field = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= MAX_MARKERS;
  const choose = (ids: readonly number[], isWanted: boolean) =>
    onChoose(
      isWanted ? [...new Set([...chosen, ...ids])].slice(0, MAX_MARKERS) : chosen.filter((id) => !ids.includes(id)),
    );
  const toggle = (ids: readonly number[], isWanted: boolean) => {
    choose(ids, isWanted);
    if (!isWanted || !wanted) return;
    // What was searched for is chosen: the field is ready for the next, and keeps what else was listed.
    const left = listed.filter(({ marker }) => !ids.includes(marker.databaseId));
    setSearch(left.map(({ part }) => part).join(", "));
    setTaken(markers.flatMap(({ databaseId, name }) => (ids.includes(databaseId) ? [name] : [])));
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").trim();
    // Of several lines the field would make one word.
    if (!text.includes("\n")) return;
    event.preventDefault();
    setSearch(text.split(/\s*\n\s*/).join(", "));
  };

  return (
    <Box component="form" method="get" action={MARKERS_PATH} aria-label="Välj markörer">
      <Box sx={{ "& input": { scrollMarginTop: 40 }, "@media (scripting: none)": { display: "none" } }}>
        <FieldLabel htmlFor={MARKER_SEARCH_ID}>Sök bland {markers.length} markörer</FieldLabel>
        <FieldControl>
          <Search aria-hidden="true" sx={{ color: "text.secondary", ml: 3, mr: -1 }} />
          <input
            ref={field}
            id={MARKER_SEARCH_ID}
            type="search"
            autoComplete="off"
            maxLength={200}
            placeholder="Till exempel ferritin, TSH"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </FieldControl>
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: "1.5em" }}>
        {isFull
          ? `Du har valt ${MAX_MARKERS} markörer. Fler kan vi inte räkna på samtidigt.`
          : wanted
            ? `${found.length} ${found.length === 1 ? "markör" : "markörer"} hittades${meant ? ` för ”${meant}”` : ""}`
            : taken.length > 0 && `${joinWithAnd(taken)} är ${taken.length === 1 ? "vald" : "valda"}.`}
      </Typography>
      {listed.length > 0 && !isFull && (
        <Button
          variant="outlined"
          onClick={() =>
            toggle(
              found.map(({ databaseId }) => databaseId),
              true,
            )
          }
          sx={{ my: 2, minHeight: 48 }}
        >
          Välj {joinWithAnd(found.map(({ name }) => name))}
        </Button>
      )}
      {groupsOf(found).map(([name, members], index) => (
        <MarkerGroup
          // A search opens what it found; afterwards the visitor's own opening and closing holds.
          key={`${name}-${wanted !== ""}`}
          name={name || "Övriga"}
          members={members}
          chosen={chosen}
          isFull={isFull}
          isOpenAtFirst={wanted !== "" || index < OPEN_AT_FIRST}
          onToggle={toggle}
        />
      ))}
      {found.length === 0 && (
        <EmptyState title="Ingen markör matchar din sökning.">
          Prova ett annat namn eller en kortare sökning.
        </EmptyState>
      )}
      <Box sx={{ display: "none", pt: 5, "@media (scripting: none)": { display: "block" } }}>
        <Button type="submit" variant="contained">
          Räkna ut
        </Button>
      </Box>
      {sex && <input type="hidden" name={SEX_PARAM} value={SEX_SLUGS[sex]} />}
      {chosen.length > 0 && (
        <Box
          data-action-bar=""
          sx={{
            display: { md: "none" },
            position: "sticky",
            bottom: "var(--bar-height, 0px)",
            // From edge to edge, as the bar that it replaces.
            mx: -4,
            px: 4,
            py: 2,
            zIndex: "appBar",
            bgcolor: "background.paper",
            borderTop: 1,
            borderColor: "divider",
            "@media (scripting: none)": { display: "none" },
          }}
        >
          {replacesJourneyBar}
          <Button href="#svar" variant="contained" fullWidth>
            Se svaret för {chosen.length} {chosen.length === 1 ? "markör" : "markörer"}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function MarkerGroup(props: {
  name: string;
  members: readonly Marker[];
  chosen: readonly number[];
  isFull: boolean;
  isOpenAtFirst: boolean;
  onToggle: (ids: readonly number[], isWanted: boolean) => void;
}) {
  const { name, members, chosen, isFull, onToggle } = props;
  const picked = members.filter(({ databaseId }) => chosen.includes(databaseId)).length;
  // What opens a group at first must not close it under the visitor's hands.
  const [isOpenAtFirst] = useState(props.isOpenAtFirst || picked > 0);
  return (
    <Accordion
      title={name}
      aside={picked > 0 ? `${picked} av ${members.length} valda` : members.length}
      isOpen={isOpenAtFirst}
    >
      <Box component="fieldset" sx={{ display: "flex", flexWrap: "wrap", gap: 2, border: 0, m: 0, p: 0 }}>
        <VisuallyHidden as="legend">{name}</VisuallyHidden>
        {members.map((marker) => {
          const { databaseId: id, name } = marker;
          const isChosen = chosen.includes(id);
          return (
            <Choice key={id}>
              <label>
                <input
                  type="checkbox"
                  name={MARKER_PARAM}
                  value={id}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={(event) => onToggle([id], event.target.checked)}
                />
                {name}
              </label>
              <MarkerExplanation marker={marker} />
            </Choice>
          );
        })}
        {members.length > 1 && (
          <Button
            size="small"
            disabled={isFull && picked < members.length}
            onClick={() =>
              onToggle(
                members.map(({ databaseId }) => databaseId),
                picked < members.length,
              )
            }
            sx={{ minHeight: 44, "@media (scripting: none)": { display: "none" } }}
          >
            {picked < members.length ? "Välj alla" : "Välj bort alla"}
          </Button>
        )}
      </Box>
    </Accordion>
  );
}

/** The markers by group, in the order they come. */
function groupsOf(markers: readonly Marker[]): [group: string, members: Marker[]][] {
  const groups = new Map<string, Marker[]>();
  for (const marker of markers) groups.set(marker.group, [...(groups.get(marker.group) ?? []), marker]);
  return [...groups];
}
