import Icons from "unplugin-icons/vite";

/** Google's Material icons, each a component of Material UI: `import Close from "~icons/ic/baseline-close"`. */
export const iconModules = () =>
  Icons({
    compiler: {
      extension: "jsx",
      compiler: (svg) => {
        const shapes = svg
          .replace(/^<svg[^>]*>|<\/svg>$/g, "")
          // The theme says it.
          .replaceAll(' fill="currentColor"', "")
          .replaceAll("fill-rule=", "fillRule=")
          .replaceAll("clip-rule=", "clipRule=");
        return `import { createSvgIcon } from "@mui/material/SvgIcon";
export default /* @__PURE__ */ createSvgIcon(<>${shapes}</>, "Icon");`;
      },
    },
  });
