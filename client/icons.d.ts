/** One of Google's Material icons (`iconModules.ts`). */
declare module "~icons/ic/*" {
  import type SvgIcon from "@mui/material/SvgIcon";

  const icon: typeof SvgIcon;
  // biome-ignore lint/style/noDefaultExport: as the modules that these files are made into
  export default icon;
}
