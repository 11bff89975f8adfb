/** Identifier of the button that opens the comparison, to which the way from a chosen product leads. */
export const OPEN_BUTTON = "jamfor-nu";
