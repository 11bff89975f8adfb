import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

/** Asks which protocol steps go into. */
export function TargetDialog(props: {
  isOpen: boolean;
  /** How many steps. */
  count: number;
  /** Name of a protocol that was begun and not saved. */
  begun: string | undefined;
  protocols: readonly { key: string; name: string }[];
  onNew: () => void;
  onBegun: () => void;
  onProtocol: (key: string) => void;
  onClose: () => void;
}) {
  const { begun, protocols } = props;
  return (
    <ConfirmDialog title="Vart ska stegen?" isOpen={props.isOpen} onClose={props.onClose}>
      <Typography>
        {props.count === 1 ? "Steget" : `De ${props.count} stegen`} kan bli ett eget protokoll eller läggas sist i ett
        du har. Inget sparas förrän du säger till.
      </Typography>
      <Box sx={{ display: "grid", gap: 2, "& .MuiButton-root": { justifyContent: "flex-start", minHeight: 52 } }}>
        <Button variant="contained" onClick={props.onNew}>
          {begun ? "Ett nytt protokoll, i stället för utkastet" : "Ett nytt protokoll"}
        </Button>
        {begun && (
          <Button variant="outlined" onClick={props.onBegun}>
            Utkastet: {begun}
          </Button>
        )}
        {protocols.map(({ key, name }) => (
          <Button
            key={key}
            variant="outlined"
            onClick={() => props.onProtocol(key)}
            sx={{ textAlign: "left", overflowWrap: "anywhere" }}
          >
            {name}
          </Button>
        ))}
      </Box>
      <Box>
        <Button onClick={props.onClose}>Avbryt</Button>
      </Box>
    </ConfirmDialog>
  );
}
