import InputBase, { type InputBaseProps } from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { fieldControl } from "./FieldControl.tsx";

const Framed = styled(InputBase)((props) => ({
  ...fieldControl(props),
  // As specific as the frame's own rules, and after them.
  "& .MuiInputBase-input.MuiInputBase-input": {
    boxSizing: "border-box",
    height: "auto",
    margin: -1,
    minHeight: 48,
    padding: "10px 13px",
    borderRadius: 10,
    backgroundColor: "transparent",
    // Its label stays in sight when the focus scrolls to it.
    scrollMarginTop: 44,
  },
  "& textarea.MuiInputBase-input.MuiInputBase-input": { lineHeight: 1.5, resize: "vertical", minHeight: 104 },
  "& select.MuiInputBase-input.MuiInputBase-input": { paddingInlineEnd: 40, backgroundImage: "none" },
  "& .MuiNativeSelect-icon": { right: 10, color: props.theme.vars?.palette.text.secondary },
  "& option": { backgroundColor: props.theme.vars?.palette.background.paper },
}));

/** Material UI's input in our frame, all of which is the target. What a browser fills in by itself shows anyway. */
export const FieldInput = (props: InputBaseProps) => <Framed {...props} disableInjectingGlobalStyles />;
