import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOf } from "../page/protocolViews.ts";

/** What is said where there is no protocol to show, and the way to one's own. */
export const BackToProtocols = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState
    title={title}
    level="h2"
    action={
      <Button component={Link} to={addressOf("start")} variant="contained">
        Tillbaka till protokoll
      </Button>
    }
  >
    {children}
  </EmptyState>
);
