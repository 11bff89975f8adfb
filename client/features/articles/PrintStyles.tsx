import GlobalStyles from "@mui/material/GlobalStyles";

/** On paper a guide is dark on white, without what surrounds it on the screen. */
const styles = (
  <GlobalStyles
    styles={{
      "@media print": {
        // Twice as specific as the dark colours, which come later.
        ":root:root": {
          colorScheme: "light",
          "--mui-palette-background-default": "#fff",
          "--mui-palette-mist": "#fff",
          "--mui-palette-text-primary": "#000",
          "--mui-palette-text-secondary": "#333",
          "--mui-palette-primary-main": "#000",
          "--mui-palette-secondary-main": "#000",
          "--mui-palette-divider": "#999",
        },
        "header, footer, #page > a": { display: "none !important" },
        "h2, h3": { breakAfter: "avoid" },
        "li, tr, blockquote": { breakInside: "avoid" },
      },
    }}
  />
);

/** See above; made once. */
export const PrintStyles = () => styles;
