import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Tint } from "../theme.ts";

const TONES = {
  error: { tint: "red", Icon: ErrorOutlined, role: "alert" },
  success: { tint: "green", Icon: CheckCircleOutlined, role: "status" },
  info: { tint: "blue", Icon: InfoOutlined, role: undefined },
} as const satisfies Record<string, { tint: Tint; Icon: unknown; role: string | undefined }>;

/** A message in its place on the page; how something went is read out when it appears. */
export function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  const { tint, Icon, role } = TONES[tone];
  return (
    <Box
      role={role}
      sx={{
        display: "flex",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: 1,
        color: `tint.${tint}.0`,
        bgcolor: `tint.${tint}.1`,
        overflowWrap: "anywhere",
      }}
    >
      <Icon aria-hidden="true" sx={{ mt: "3px", fontSize: 22 }} />
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start", minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
