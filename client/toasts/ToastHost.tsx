import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Close from "~icons/ic/baseline-close";
import { letsPressesThrough } from "../ui/rising.ts";
import { SHORT } from "../ui/shortWindow.ts";
import { dismissToast, type ShownToast } from "./toasts.ts";

const SHOWN_MS = { confirmation: 4_000, standard: 5_000 };

/**
 * The toasts that are showing, above everything else. While a dialog is open they are part of it, since all else is then
 * hidden from screen readers and out of the keyboard's reach.
 */
export function ToastHost({ toasts }: { toasts: readonly ShownToast[] }) {
  // On phones an error shows above, where it does not cover what to do about it.
  const isAbove = toasts.some(({ tone }) => tone === "error");
  const host = useRef<HTMLDivElement>(null);
  const { side, isInForm, dialog } = useSurroundings(host);
  const messages = (
    <Box
      ref={host}
      sx={{
        position: "fixed",
        insetInline: { xs: 16, md: 24 },
        top: { xs: isAbove ? 16 : "auto", sm: "auto" },
        bottom: {
          xs: isAbove ? "auto" : "calc(16px + var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
          sm: "calc(16px + var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
          md: "calc(24px + var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
        },
        zIndex: "snackbar",
        display: "flex",
        flexDirection: "column",
        alignItems: { xs: "stretch", sm: "flex-end" },
        gap: 2,
        pointerEvents: "none",
        // Below the dialog's heading, where its way out is.
        ...(isInForm && { top: { xs: 64, sm: 104 }, bottom: "auto" }),
        // What is longer scrolls, so that most of the page stays in sight.
        [SHORT]: {
          maxHeight: "45dvh",
          overflowY: "auto",
          ...(side === "above" && { top: 8, bottom: "auto" }),
          ...(side === "below" && { top: "auto", bottom: 8 }),
        },
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
  return dialog ? createPortal(messages, dialog) : messages;
}

interface Surroundings {
  /** The half of the window in which messages cover nothing that one needs now; undefined for either. */
  side?: "above" | "below";
  /** There are buttons at the end of what is filled in: in a dialog, or in a bar that stays in sight. */
  isInForm: boolean;
  /** The open dialog. */
  dialog: Element | null;
}

/**
 * The place of messages, by the focus. In a dialog with a form, or on a page with a bar of buttons
 * (`data-action-bar`), that is above, since the buttons are at the end; else the half of the window in which nothing has the focus.
 */
function useSurroundings(host: RefObject<HTMLElement | null>): Surroundings {
  const [found, setFound] = useState<Surroundings>({ isInForm: false, dialog: null });
  useLayoutEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      // A message whose button is used has the focus.
      if (!focused || focused === document.body) {
        const isInForm = hasActionBar();
        return setFound((last) => (last.dialog || last.isInForm === isInForm ? last : { ...last, isInForm }));
      }
      if (host.current?.contains(focused)) return;
      const dialog = focused.closest("[role=dialog]");
      const isInForm = dialog ? Boolean(dialog.querySelector("form")) : hasActionBar();
      const { top, bottom } = focused.getBoundingClientRect();
      const side = isInForm || (top + bottom) / 2 > window.innerHeight / 2 ? "above" : "below";
      setFound({ side, isInForm, dialog });
    };
    look();
    document.addEventListener("focusin", look);
    // A dialog that goes may have nothing to give the focus back to.
    const watch = new MutationObserver(() =>
      setFound((last) => (last.dialog?.isConnected === false ? { isInForm: hasActionBar(), dialog: null } : last)),
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
        width: { xs: "auto", sm: 420 },
        bgcolor: "background.paper",
        color: "text.primary",
        border: 1,
        borderColor: "divider",
        borderLeft: 4,
        borderLeftColor: isError ? "error.main" : toast.tone === "warning" ? "warning.main" : "primary.main",
        borderRadius: 1,
        boxShadow: "0 8px 30px rgb(0 0 0 / 0.18)",
        px: 4,
        py: 3,
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
