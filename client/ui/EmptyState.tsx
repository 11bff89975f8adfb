import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Card } from "./Card.tsx";

/** Where a list, a tab or a table has nothing: what is missing, what to do about it, and one button. */
export function EmptyState(props: {
  /** A small drawing above the words, which says nothing by itself. */
  art?: ReactNode;
  title: ReactNode;
  /** Level of its title where that is a heading of the page. */
  level?: "h2" | "h3";
  /** Advice, in a sentence. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}) {
  return (
    <Card isTinted sx={{ display: "grid", justifyItems: "center", textAlign: "center", py: 16 }}>
      {props.art}
      <Typography variant="h4" component={props.level ?? "p"}>
        {props.title}
      </Typography>
      {props.children && (
        <Typography color="textSecondary" sx={{ mt: 2, mb: props.action ? 4 : 0 }}>
          {props.children}
        </Typography>
      )}
      {props.action}
    </Card>
  );
}
