import Icons from "unplugin-icons/vite";

/** Google's Material icons, each a component: `import Close from "~icons/ic/baseline-close"`. */
export const iconModules = () =>
  Icons({
    compiler: {
      extension: "jsx",
      compiler: (svg) => {
        const shapes = svg
          .replace(/^<svg[^>]*>|<\/svg>$/g, "")
          // The stylesheet says it.
          .replaceAll(' fill="currentColor"', "")
          .replaceAll("fill-rule=", "fillRule=")
          .replaceAll("clip-rule=", "clipRule=");
        return `import { createIcon } from "/client/ui/createIcon.tsx";
export default /* @__PURE__ */ createIcon(<>${shapes}</>);`;
      },
    },
  });
