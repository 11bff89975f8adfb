import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useViewer } from "../../session/viewer.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";

/**
 * Where a page's content is still to be made: what will be here, where to go meanwhile, and for an admin where the first
 * is made.
 * @param props.editor address where an admin makes it
 * @param props.label what the way there is called, e.g. 'Lägg till ett test'
 */
export function NothingYet(props: {
  title: string;
  children: ReactNode;
  to: string;
  action: string;
  editor: string;
  label: string;
}) {
  const isAdmin = useViewer()?.canAdminister === true;
  return (
    <EmptyState
      title={props.title}
      level="h2"
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", gap: 4 }}>
          {isAdmin && (
            <Button component={Link} to={props.editor} variant="contained">
              {props.label}
            </Button>
          )}
          <TextLink to={props.to} sx={{ py: 2.5 }}>
            {props.action}
          </TextLink>
        </Box>
      }
    >
      {props.children}
    </EmptyState>
  );
}
