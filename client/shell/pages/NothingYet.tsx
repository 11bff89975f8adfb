import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useViewer } from "../../session/viewer.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";

/**
 * Where a page's content is still to be made: what will be here, where to go meanwhile as long as the site has that part,
 * and for an admin where the first is made.
 * @param props.meanwhile what is there, where the site has it
 * @param props.editor address where an admin makes it
 * @param props.label what the way there is called, e.g. 'Lägg till ett test'
 */
export function NothingYet(props: {
  title: string;
  children: ReactNode;
  meanwhile?: string;
  to: string;
  action: string;
  editor: string;
  label: string;
}) {
  const isAdmin = useViewer()?.canAdminister === true;
  const isOff = useIsOff();
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
      {props.meanwhile && !isOff(props.to) && ` ${props.meanwhile}`}
    </EmptyState>
  );
}
