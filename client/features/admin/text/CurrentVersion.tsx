import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

/** A field in which a stored state differs from what was typed. */
export interface ChangedField {
  label: string;
  /** What stands there in the stored state. */
  now: string;
}

/** Opens `CurrentVersion`, where something was saved meanwhile. */
export const CurrentVersionButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outlined" color="inherit" onClick={onClick} sx={{ minHeight: 44 }}>
    Se vad som står nu
  </Button>
);

/** Fields with what stands in each. */
const ChangedFields = ({ fields }: { fields: readonly ChangedField[] }) => (
  <Box component="dl" sx={{ m: 0, display: "grid", gap: 3 }}>
    {fields.map(({ label, now }) => (
      <div key={label}>
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Box
          component="dd"
          tabIndex={0}
          sx={{
            m: 0,
            mt: 1,
            p: 3,
            bgcolor: "mist",
            borderRadius: 1,
            maxHeight: 220,
            overflow: "auto",
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            fontSize: "0.9375rem",
          }}
        >
          {now || "Tomt"}
        </Box>
      </div>
    ))}
  </Box>
);

/** What another admin has written meanwhile, and whose words are gone on with. */
export function CurrentVersion(props: {
  fields: readonly ChangedField[];
  isOpen: boolean;
  onClose: () => void;
  /** What stands now takes the place of what was typed. */
  onTake: () => void;
  /** What was typed stays, and may be saved over what stands now. */
  onKeep: () => void;
}) {
  const choose = (then: () => void) => () => {
    props.onClose();
    then();
  };
  return (
    <ConfirmDialog title="Så står det nu" isOpen={props.isOpen} onClose={props.onClose}>
      {props.fields.length === 0 ? (
        <Typography>Allt står redan som du har skrivit det.</Typography>
      ) : (
        <>
          <Typography>
            Här skiljer sig det som är sparat från det du har skrivit. Tar du det som står nu försvinner det du har
            skrivit.
          </Typography>
          <ChangedFields fields={props.fields} />
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={choose(props.onKeep)}>
          Fortsätt med mitt
        </Button>
        <Button variant="outlined" onClick={choose(props.onTake)}>
          Ta det som står nu
        </Button>
      </Box>
    </ConfirmDialog>
  );
}
