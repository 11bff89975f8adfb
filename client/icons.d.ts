/** One of Google's Material icons (`iconModules.ts`). */
declare module "~icons/ic/*" {
  import type { ReactNode } from "react";
  import type { IconProps } from "./ui/createIcon.tsx";

  const icon: (props: IconProps) => ReactNode;
  // biome-ignore lint/style/noDefaultExport: as the modules that these files are made into
  export default icon;
}
