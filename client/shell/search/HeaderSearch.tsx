import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useEffect, useRef, useState } from "react";
import Search from "~icons/ic/baseline-search";
import { MAX_SITE_SEARCH, SITE_SEARCH_PARAMS, SITE_SEARCH_PATH } from "../../../schema/siteSearch.ts";
import { FieldControl } from "../../ui/form/FieldControl.tsx";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";

const SearchDialog = lazyComponent(async () => (await import("./SearchDialog.tsx")).SearchDialog, {
  failure: ({ onClosed }) => onClosed(""),
});

/**
 * The search of the whole site: a field where there is room, a button otherwise. Both open the dialog that searches, whose
 * code comes then; until it is there, and without scripts, the field is one like any other, and leads to its page.
 */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // What else is open is asked for an answer first.
      if (document.querySelector("[aria-modal='true']")) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  const open = () => setOpen(true);
  return (
    <>
      <Box
        component="form"
        role="search"
        action={SITE_SEARCH_PATH}
        sx={{ display: { xs: "none", lg: "block" }, width: 168, flexShrink: 1, minWidth: 120 }}
      >
        <FieldControl sx={{ minHeight: 44, "& input": { minHeight: 42, paddingInlineStart: 1.5 } }}>
          <Search aria-hidden="true" fontSize="small" sx={{ color: "text.secondary", ml: 2.5 }} />
          <input
            ref={field}
            name={SITE_SEARCH_PARAMS.query}
            type="search"
            aria-label="Sök på hela sajten"
            aria-haspopup="dialog"
            placeholder="Sök"
            maxLength={MAX_SITE_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onClick={open}
            onInput={open}
            onKeyDown={({ key }) => key === "ArrowDown" && open()}
          />
        </FieldControl>
      </Box>
      <IconButton
        // Without scripts the button is a link to the page with the field.
        component="a"
        href={SITE_SEARCH_PATH}
        role="button"
        aria-label="Sök på hela sajten"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        sx={{
          display: { lg: "none" },
          width: 44,
          height: 44,
          mx: { xs: -0.5, sm: 0 },
          color: "text.primary",
          // The narrowest windows have it in the menu alone.
          "@media (max-width: 359.95px)": { display: "none" },
        }}
      >
        <Search />
      </IconButton>
      {isOpen && (
        <SearchDialog
          takeText={() => field.current?.value ?? ""}
          onClosed={(text) => {
            if (field.current) field.current.value = text;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
