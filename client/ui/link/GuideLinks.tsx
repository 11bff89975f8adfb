import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SectionHeading } from "../SectionHeading.tsx";
import { useIsOff } from "./areasOff.ts";
import { TextLink } from "./TextLink.tsx";

/** Guides to read on in, each with what it is about; nothing where there is none. */
export function GuideLinks(props: { guides: readonly { path: string; title: string; description: string }[] }) {
  const isOff = useIsOff();
  const guides = props.guides.filter(({ path }) => !isOff(path));
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guider">
      <SectionHeading id="guider">{guides.length === 1 ? "Läs mer i guiden" : "Läs mer i guiderna"}</SectionHeading>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: "grid", gap: 4, maxWidth: "66ch" }}>
        {guides.map(({ path, title, description }) => (
          <li key={path}>
            <TextLink to={path} sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
              {title}
            </TextLink>
            <Typography color="textSecondary">{description}</Typography>
          </li>
        ))}
      </Box>
    </section>
  );
}
