/** One of Google's Material icons (`iconModules.ts`); it says nothing by itself. */
declare module "~icons/ic/*" {
  import type { SxProps, Theme } from "@mui/material/styles";
  import type { ComponentProps, ReactNode } from "react";

  const icon: (
    props: Omit<ComponentProps<"svg">, "fontSize"> & {
      /** How large it is; 'inherit' is the size of the letters around it. */
      fontSize?: "small" | "medium" | "inherit";
      /** What it says, where nothing beside it does. */
      titleAccess?: string;
      sx?: SxProps<Theme>;
    },
  ) => ReactNode;
  // biome-ignore lint/style/noDefaultExport: as the modules that these files are made into
  export default icon;
}
