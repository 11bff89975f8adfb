import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Close from "~icons/ic/baseline-close";
import { letsPressesThrough } from "../ui/rising.ts";
import { SHORT } from "../ui/shortWindow.ts";
import { clearEarlier, dismissToast, type ShownToast } from "./toasts.ts";

const SHOWN_MS = { confirmation: 4_000, standard: 5_000 };

/**
 * The toasts that are showing. On a page they lie above everything else: on phones over its upper edge, where the header
 * is, so that neither what one has come to read nor the bar below is covered. In an open dialog, whose focus and screen
 * readers' attention go nowhere else, they are its last part and cover nothing of it.
 */
export function ToastHost({ toasts }: { toasts: readonly ShownToast[] }) {
  const host = useRef<HTMLDivElement>(null);
  const { side, hasBar, dialog } = useSurroundings(host);
  const messages = (
    <Box
      ref={host}
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: 2,
        pointerEvents: "none",
        ...(dialog ? IN_DIALOG : onPage(hasBar, side)),
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
  return dialog ? createPortal(messages, dialog) : messages;
}

/** At the end of what scrolls, and in sight before. */
const IN_DIALOG = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  flexShrink: 0,
  alignItems: "center",
  mt: "auto",
  p: 3,
  [SHORT]: { maxHeight: "45dvh", overflowY: "auto", p: 1 },
} as const;

const ABOVE_BARS = "var(--bar-height, 0px) + var(--journey-bar-height, 0px)";

/** @param hasBar whether the page has a bar of buttons at its lower edge */
const onPage = (hasBar: boolean, side: Surroundings["side"]) =>
  ({
    position: "fixed",
    insetInline: { xs: 8, sm: 16, md: 24 },
    top: { xs: 8, sm: hasBar ? 104 : "auto" },
    bottom: {
      xs: "auto",
      sm: hasBar ? "auto" : `calc(16px + ${ABOVE_BARS})`,
      md: hasBar ? "auto" : `calc(24px + ${ABOVE_BARS})`,
    },
    zIndex: "snackbar",
    alignItems: { xs: "stretch", sm: "flex-end" },
    // What is longer scrolls, so that most of the page stays in sight.
    [SHORT]: {
      maxHeight: "45dvh",
      overflowY: "auto",
      ...(side === "above" && { top: 8, bottom: "auto" }),
      ...(side === "below" && { top: "auto", bottom: 8 }),
    },
  }) as const;

interface Surroundings {
  /** The half of the window in which messages cover nothing that one needs now; undefined for either. */
  side?: "above" | "below";
  /** The page has a bar of buttons that stays in sight. */
  hasBar: boolean;
  /** The open dialog. */
  dialog: Element | null;
}

/**
 * What messages show beside, by the focus. On a page with a bar of buttons (`data-action-bar`) they are above, else, where
 * there is little height, in the half of the window in which nothing has the focus. A dialog that opens ends what was said
 * of the page.
 */
function useSurroundings(host: RefObject<HTMLElement | null>): Surroundings {
  const [found, setFound] = useState<Surroundings>({ hasBar: false, dialog: null });
  useLayoutEffect(() => {
    let last: Element | null | undefined;
    const look = () => {
      const focused = document.activeElement;
      // A message whose button is used has the focus.
      if (!focused || focused === document.body) {
        const hasBar = hasActionBar();
        last ??= null;
        return setFound((known) => (known.dialog || known.hasBar === hasBar ? known : { ...known, hasBar }));
      }
      if (host.current?.contains(focused)) return;
      // Material UI gives the focus to what is around the dialog when that opens, or when the focused element goes.
      const dialog = focused.closest("[role=dialog]") ?? focused.querySelector("[role=dialog]");
      const hasBar = hasActionBar();
      const { top, bottom } = focused.getBoundingClientRect();
      const side = hasBar || (top + bottom) / 2 > window.innerHeight / 2 ? "above" : "below";
      if (dialog && last !== undefined && last !== dialog) clearEarlier();
      last = dialog;
      setFound({ side, hasBar, dialog });
    };
    look();
    document.addEventListener("focusin", look);
    // A dialog that goes may have nothing to give the focus back to.
    const watch = new MutationObserver(() =>
      setFound((known) => (known.dialog?.isConnected === false ? { hasBar: hasActionBar(), dialog: null } : known)),
    );
    watch.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("focusin", look);
      watch.disconnect();
    };
  }, [host]);
  return found;
}

/** Whether the page has a bar of buttons that stays at its lower edge. */
const hasActionBar = (): boolean =>
  [...document.querySelectorAll("[data-action-bar]")].some((bar) => bar.getBoundingClientRect().height > 0);

function ToastCard({ toast }: { toast: ShownToast }) {
  const isError = toast.tone === "error";
  useEffect(() => {
    if (isError) return;
    const time = toast.tone === "confirmation" ? SHOWN_MS.confirmation : SHOWN_MS.standard;
    const timer = setTimeout(() => dismissToast(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast.id, toast.tone, isError]);

  return (
    <Box
      role={isError ? "alert" : "status"}
      aria-live={toast.isForTheEye ? "off" : undefined}
      sx={{
        pointerEvents: "auto",
        ...letsPressesThrough,
        maxWidth: 420,
        width: { xs: "100%", sm: 420 },
        bgcolor: "background.paper",
        color: "text.primary",
        border: 1,
        borderColor: "divider",
        borderLeft: 4,
        borderLeftColor: isError ? "error.main" : toast.tone === "warning" ? "warning.main" : "primary.main",
        borderRadius: 1,
        boxShadow: "0 8px 30px rgb(0 0 0 / 0.18)",
        px: { xs: 3, sm: 4 },
        py: { xs: 2, sm: 3 },
        // The words take a line less, so that the header is all that lies below them.
        lineHeight: { xs: 1.35, sm: 1.5 },
        "& p": { lineHeight: "inherit" },
        [SHORT]: { py: 1, flexShrink: 0 },
        display: "flex",
        alignItems: toast.text || toast.action ? "flex-start" : "center",
        gap: 2,
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{toast.title}</Typography>
        {toast.text && <Typography variant="body2">{toast.text}</Typography>}
        {toast.action && (
          <Button
            size="small"
            sx={{ mt: 1, ml: -2 }}
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </Box>
      <IconButton
        aria-label="Stäng meddelandet"
        onClick={() => dismissToast(toast.id)}
        sx={{ mr: -2, my: -1, width: 44, height: 44 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
