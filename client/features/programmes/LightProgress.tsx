import Typography from "@mui/material/Typography";
import { usePersonalSync } from "../../guest/usePersonalSync.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { useLightProgressQuery } from "./LightProgress.generated.ts";

/** How far Light is by its own count, once it was begun, for where the journey counts all three levels together. */
export function LightProgress() {
  usePersonalSync();
  const { data } = useLightProgressQuery({});
  const percentage = data?.programmeProgress?.percentage;
  if (!percentage) return null;
  return (
    <Typography sx={{ mt: 3 }}>
      <TextLink to="/mental-optimering/light">Light</TextLink>: {percentage} %
    </Typography>
  );
}
