import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useViewer } from "../../session/viewer.ts";
import { BottomSheet } from "../../ui/dialog/BottomSheet.tsx";
import { NavLink } from "../../ui/link/Link.tsx";
import { useMenuLinks } from "./navigation.ts";

/** The header's links as a sheet from below, for phones. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const viewer = useViewer();
  const links = useMenuLinks(viewer);
  return (
    <BottomSheet title="Meny" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClose}>
      <Box component="nav" aria-label="Huvudmeny" sx={{ display: "grid", pb: 4 }}>
        {links.map(({ path, label }) => (
          <Box
            key={path}
            component={NavLink}
            to={path}
            onClick={() => setOpen(false)}
            sx={{
              py: 3.5,
              borderBottom: 1,
              borderColor: "divider",
              color: "text.primary",
              textDecoration: "none",
              fontSize: "1.25rem",
              "&[aria-current='page']": { color: "primary.main", fontWeight: 600 },
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
    </BottomSheet>
  );
}
