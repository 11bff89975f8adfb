import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { type Accept, useDropzone } from "react-dropzone";
import CloudUpload from "~icons/ic/outline-cloud-upload";

/** Where files are dropped, with a button to choose them instead. */
export function FileDrop(props: {
  /** Label of the input. */
  label: string;
  /** Beside the cloud: what can be done, and while files are above it. */
  text: string;
  dropText: string;
  button: string;
  /** Requirements of files. */
  hint: ReactNode;
  accept: Accept;
  isSingle?: boolean;
  disabled: boolean;
  /** Gets every file, also those that `accept` excludes: the caller gives the reason. */
  onChoose: (files: File[]) => void;
}) {
  const { label, accept, disabled, onChoose, isSingle = false } = props;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    multiple: !isSingle,
    // The caller refuses files, with a reason for each.
    validator: () => null,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (accepted, rejected) => onChoose([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <Box
      {...getRootProps()}
      sx={{
        mt: 4,
        p: { xs: 6, sm: 10 },
        display: "grid",
        justifyItems: "center",
        gap: 3,
        textAlign: "center",
        border: "2px dashed",
        borderColor: isDragActive ? "primary.main" : "divider",
        borderRadius: 3,
        bgcolor: isDragActive ? "mist" : "transparent",
      }}
    >
      <input {...getInputProps({ "aria-label": label })} />
      <CloudUpload aria-hidden="true" sx={{ fontSize: "2.5rem", color: "text.secondary" }} />
      <Typography>{isDragActive ? props.dropText : props.text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {props.hint}
      </Typography>
      <Button variant="outlined" onClick={open} disabled={disabled}>
        {props.button}
      </Button>
    </Box>
  );
}
