import ExpandMore from "@mui/icons-material/ExpandMore";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";

/** A button that shows and hides what stands below it; that is made when it is first wanted. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <ExpandMore sx={{ transition: "transform 150ms", transform: isOpen ? "rotate(180deg)" : undefined }} />
        }
        sx={{ px: 2, ml: -2, textAlign: "left" }}
      >
        {label}
      </Button>
      {isOpen && <div id={contentId}>{children}</div>}
    </>
  );
}
