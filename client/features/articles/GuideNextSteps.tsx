import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { ON_SCREEN } from "./articleLayout.ts";

/** The content is loaded when the reader scrolls this near. */
const NEAR = "1200px 0px";

/** The end of a guide: what to do next, and a link to all guides. */
export function GuideNextSteps({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <PageContainer ref={frame} component="section" aria-labelledby="nasta-steg" top="section" sx={ON_SCREEN}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 6, mb: { xs: 4, md: 6 } }}>
        <Typography id="nasta-steg" variant="h2" sx={{ mr: "auto" }}>
          Nästa steg för dig
        </Typography>
        <TextLink to="/min-resa" sx={{ py: 2 }}>
          Alla rekommendationer
        </TextLink>
      </Box>
      <Box sx={{ minHeight: { md: 144 }, "@media (scripting: none)": { display: "none" } }}>{isNear && children}</Box>
    </PageContainer>
  );
}
