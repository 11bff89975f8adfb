import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import Close from "~icons/ic/baseline-close";
import Search from "~icons/ic/baseline-search";
import { capitalised } from "../../../schema/rules/words/phrases.ts";
import {
  MAX_SITE_SEARCH,
  SITE_SEARCH_PARAMS,
  SITE_SEARCH_PATH,
  siteSearchAddress,
} from "../../../schema/siteSearch.ts";
import { CARD_RADIUS } from "../../theme.ts";
import { FieldControl } from "../../ui/form/FieldControl.tsx";
import { useHad } from "../../ui/link/areasOff.ts";
import { useBackCloses } from "../../ui/link/navigationGuards.ts";
import { Notice } from "../../ui/Notice.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { clearRecentSearches, recentSearches, rememberSearch } from "./recentSearches.ts";
import { SearchOptions } from "./SearchOptions.tsx";
import { formatFound, groupsOf, recentGroup, type SearchOption } from "./searchOptions.ts";
import { isSearchable, useSiteSearch } from "./useSiteSearch.ts";

/**
 * Searches the whole site while somebody types: over the page where there is room, all of the screen on a phone. Arrow keys
 * choose, Enter goes there, or to the page with all that was found.
 */
export function SearchDialog(props: {
  /** Text typed before the dialog was loaded. */
  takeText: () => string;
  /** @param text what is typed when it closes; nothing once something was chosen */
  onClosed: (text: string) => void;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const named = useHad()([
    ["tester", "/tester"],
    ["markörer", "/markorer"],
    ["guider", "/guider"],
  ]);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState(props.takeText);
  useBackCloses(isOpen, () => setOpen(false));
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState<string>();
  const text = typed.trim();
  const { result, tryAgain } = useSiteSearch(text);
  const found = result?.found;
  const isWaiting = isSearchable(text) && result?.of !== text;
  const groups = isSearchable(text) ? (found ? groupsOf(found) : []) : recentGroup(recent);
  const options = groups.flatMap((group) => group.options);
  const optionId = (option: SearchOption) => `${listId}-${option.id}`;
  const current = options.find(({ id }) => id === active);

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const search = (another: string) => {
    setTyped(another);
    setActive(undefined);
  };
  // A button that goes away as it is pressed would take the focus with it, and Escape would be heard by nobody.
  const searchAgain = (another: string) => {
    search(another);
    field.current?.focus();
  };
  const leave = () => {
    if (isSearchable(text)) rememberSearch(text);
    setTyped("");
    setOpen(false);
  };
  const choose = ({ to, title }: SearchOption) => {
    if (to === undefined) return search(title);
    leave();
    void navigate(to);
  };
  const move = (step: 1 | -1) => {
    const at = options.findIndex(({ id }) => id === active);
    // Beyond either end is the field itself.
    const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step;
    setActive(options[next]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (current) choose(current);
      else if (text !== "") choose({ id: "all", title: text, to: siteSearchAddress(text) });
    }
  };

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      aria-labelledby={`${listId}-title`}
      slotProps={{
        transition: { onExited: () => props.onClosed(typed) },
        container: { sx: { alignItems: "flex-start" } },
        paper: {
          sx: {
            m: { xs: 0, sm: 4 },
            mt: { sm: "6vh" },
            width: { xs: "100%", sm: "calc(100% - 64px)" },
            maxWidth: { xs: "none", sm: 680 },
            height: { xs: "100dvh", sm: "auto" },
            maxHeight: { xs: "none", sm: "84vh" },
            borderRadius: { xs: 0, sm: CARD_RADIUS },
            backgroundImage: "none",
          },
        },
      }}
    >
      <VisuallyHidden id={`${listId}-title`}>Sök på hela sajten</VisuallyHidden>
      <Box
        component="form"
        role="search"
        action={SITE_SEARCH_PATH}
        onSubmit={(event) => event.preventDefault()}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 2,
          px: { xs: 4, sm: 5 },
          pt: { xs: 3, sm: 5 },
          pb: 3,
          // All below it scrolls.
          flexShrink: 0,
          position: "sticky",
          top: 0,
          zIndex: 1,
          bgcolor: "background.paper",
        }}
      >
        <FieldControl sx={{ flex: 1 }}>
          <Search aria-hidden="true" sx={{ color: "text.secondary", ml: 3, mr: -1 }} />
          <input
            ref={field}
            autoFocus
            name={SITE_SEARCH_PARAMS.query}
            role="combobox"
            aria-label="Sök på hela sajten"
            aria-autocomplete="list"
            aria-expanded={groups.length > 0}
            aria-controls={groups.length > 0 ? listId : undefined}
            aria-activedescendant={current && optionId(current)}
            placeholder={named.length > 0 ? `${capitalised(named.join(", "))} …` : undefined}
            maxLength={MAX_SITE_SEARCH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => search(target.value)}
            onKeyDown={onKeyDown}
          />
        </FieldControl>
        <IconButton
          aria-label="Stäng sökningen"
          onClick={() => setOpen(false)}
          sx={{ width: 44, height: 44, mr: -2, color: "text.primary" }}
        >
          <Close />
        </IconButton>
      </Box>
      <VisuallyHidden role="status">
        {isWaiting ? "" : found && isSearchable(text) ? formatFound(found, text) : ""}
      </VisuallyHidden>
      <Box aria-busy={isWaiting} sx={{ flexShrink: 0, px: { xs: 4, sm: 5 }, pb: 5 }}>
        {result?.failure && !isWaiting && (
          <Notice tone="error">
            {result.failure}
            <Button variant="outlined" color="inherit" onClick={tryAgain}>
              Försök igen
            </Button>
          </Notice>
        )}
        {found && !isWaiting && <Meant found={found} text={text} onSearch={searchAgain} />}
        {groups.length > 0 && (
          <SearchOptions
            id={listId}
            groups={groups}
            current={current}
            optionId={optionId}
            onPoint={({ id }) => setActive(id)}
            onChoose={choose}
            onLeave={leave}
          />
        )}
        {groups.length > 0 && !isSearchable(text) && (
          <Button
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
              field.current?.focus();
            }}
            sx={{ mt: 2, ml: -2 }}
          >
            Rensa
          </Button>
        )}
        {groups.length === 0 && !result?.failure && !found && (
          <Typography color="textSecondary">
            {isSearchable(text)
              ? "Söker …"
              : "Skriv minst två bokstäver, till exempel järn, sömn eller långtidssocker."}
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}

/** Message for a search without results, with a correction if there is one. */
function Meant(props: {
  found: NonNullable<ReturnType<typeof useSiteSearch>["result"]>["found"];
  text: string;
  onSearch: (text: string) => void;
}) {
  const { suggestion, groups, showsSuggestion } = props.found ?? {};
  if (!suggestion && groups?.length !== 0) return null;
  return (
    <Typography sx={{ mb: 3, overflowWrap: "anywhere" }}>
      Inga träffar på ”{props.text}”.{" "}
      {suggestion ? (
        <>
          Menade du{" "}
          <Button
            onClick={() => props.onSearch(suggestion)}
            sx={{ p: 0, minWidth: 0, minHeight: 0, verticalAlign: "baseline", textDecoration: "underline" }}
          >
            {suggestion}
          </Button>
          ?{showsSuggestion && " Det är träffarna på det som visas."}
        </>
      ) : (
        "Prova ett annat ord eller färre bokstäver."
      )}
    </Typography>
  );
}
