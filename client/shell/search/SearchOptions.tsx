import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MouseEvent } from "react";
import { Link } from "../../ui/link/Link.tsx";
import type { OptionGroup, SearchOption } from "./searchOptions.ts";

/** Options by group; the field above keeps the focus and announces the active one. */
export function SearchOptions(props: {
  id: string;
  groups: readonly OptionGroup[];
  current: SearchOption | undefined;
  optionId: (option: SearchOption) => string;
  onPoint: (option: SearchOption) => void;
  onChoose: (option: SearchOption) => void;
  /** A link was followed. */
  onLeave: () => void;
}) {
  const { id, groups, current, optionId } = props;
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Träffar"
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}
    >
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <Typography
            id={`${id}-${group.id}`}
            component="div"
            sx={{ fontSize: "0.875rem", fontWeight: 600, color: "text.secondary", pb: 1 }}
          >
            {group.label}
          </Typography>
          {group.options.map((option) => {
            const isCurrent = option.id === current?.id;
            const words = (
              <>
                <Box component="span" sx={{ display: "block", fontWeight: 500, overflowWrap: "anywhere" }}>
                  {option.title}
                </Box>
                {option.detail && (
                  <Box
                    component="span"
                    sx={{
                      display: "block",
                      fontSize: "0.875rem",
                      color: "text.secondary",
                      overflow: "hidden",
                      textOverflow: "ellipsis",
                      whiteSpace: "nowrap",
                    }}
                  >
                    {option.detail}
                  </Box>
                )}
              </>
            );
            const own = {
              id: optionId(option),
              role: "option",
              "aria-selected": isCurrent,
              tabIndex: -1,
              onMouseMove: () => isCurrent || props.onPoint(option),
              sx: {
                display: "block",
                mx: -2,
                px: 2,
                py: 2,
                minHeight: 44,
                // Below the field, which stays.
                scrollMarginTop: 96,
                borderRadius: 2,
                color: option.leadsToAll ? "secondary.main" : "text.primary",
                textDecoration: "none",
                cursor: "pointer",
                bgcolor: isCurrent ? "mist" : undefined,
                outline: isCurrent ? "2px solid" : undefined,
                outlineColor: "divider",
              },
            } as const;
            return option.to === undefined ? (
              <Box key={option.id} {...own} onClick={() => props.onChoose(option)}>
                {words}
              </Box>
            ) : (
              <Box
                key={option.id}
                {...own}
                component={Link}
                to={option.to}
                // A new tab leaves this one as it is.
                onClick={(event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || props.onLeave()}
              >
                {words}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
