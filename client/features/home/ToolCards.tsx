import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import ArrowForward from "~icons/ic/baseline-arrow-forward";
import { CardCells } from "../../ui/CardCells.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { TOOLS, type Tool } from "./homeTools.ts";

/** The six ways into the site, set as one sheet with hairlines between them. */
export function ToolCards() {
  const isOff = useIsOff();
  return (
    <CardCells
      sx={{
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {TOOLS.filter(({ to }) => !isOff(to)).map((tool) => (
        <ToolCard key={tool.title} tool={tool} />
      ))}
    </CardCells>
  );
}

function ToolCard({ tool }: { tool: Tool }) {
  const titleId = `del-${tool.icon}`;
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr auto",
        columnGap: 4,
        p: { xs: 5, md: 7 },
        bgcolor: "background.paper",
      }}
    >
      <Box
        component="img"
        src={`/icons/tool/${tool.icon}.svg`}
        alt=""
        width={56}
        height={56}
        sx={{ gridRow: "1 / 3", display: "block", mt: "2px" }}
      />
      <Typography id={titleId} variant="h3" sx={{ gridColumn: 2 }}>
        {tool.title}
      </Typography>
      <Typography color="textSecondary" sx={{ gridColumn: 2, mt: 1.5, lineHeight: 1.5 }}>
        {tool.text}
      </Typography>
      <Box sx={{ gridColumn: 2, mt: 3, ml: -5 }}>
        <Button component={Link} to={tool.to} endIcon={<ArrowForward />}>
          {tool.action}
        </Button>
      </Box>
    </Box>
  );
}
