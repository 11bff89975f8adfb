import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SHORT } from "../../ui/shortWindow.ts";
import { dismissToast, type ShownToast } from "./toasts.ts";

const SHOWN_MS = { confirmation: 4_000, standard: 5_000 };

/** The toasts that are showing, above everything else. */
export function ToastHost({ toasts }: { toasts: readonly ShownToast[] }) {
  // On phones an error shows above, where it does not cover what to do about it.
  const isAbove = toasts.some(({ tone }) => tone === "error");
  const host = useRef<HTMLDivElement>(null);
  const { side, isInForm } = useFreeSide(host);
  return (
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
}

/**
 * Where messages cover nothing that one needs now. In a dialog with a form that is above, since its buttons are at its
 * end; else the half of the window in which nothing has the focus.
 * @returns side: undefined for either
 */
function useFreeSide(host: RefObject<HTMLElement | null>) {
  const [free, setFree] = useState<{ side?: "above" | "below"; isInForm: boolean }>({ isInForm: false });
  useLayoutEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      // Whoever reads a message and presses its button has the focus in it.
      if (!focused || focused === document.body || host.current?.contains(focused)) return;
      const isInForm = Boolean(focused.closest("[role=dialog]")?.querySelector("form"));
      const { top, bottom } = focused.getBoundingClientRect();
      setFree({ side: isInForm || (top + bottom) / 2 > window.innerHeight / 2 ? "above" : "below", isInForm });
    };
    look();
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [host]);
  return free;
}

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
      sx={{
        pointerEvents: "auto",
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
