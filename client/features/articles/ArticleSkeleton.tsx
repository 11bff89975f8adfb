import Box from "@mui/material/Box";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./guide.module.css";

const LINES = ["98%", "94%", "100%", "91%", "96%", "60%", "97%", "93%", "99%", "45%"];

/** Widths of a skeleton's lines. */
export const TextSkeleton = () => (
  <div aria-busy className={styles.column}>
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);

/** The skeleton of a guide. */
export function ArticleSkeleton() {
  return (
    <PageContainer aria-busy data-skeleton="" width="article" top="text">
      <Box className={styles.column} sx={{ mb: 10 }}>
        <Skeleton width={80} />
        <Skeleton height={52} />
        <Skeleton width="70%" height={52} />
        <Skeleton width="90%" />
        <Skeleton width="50%" />
      </Box>
      <Box sx={{ aspectRatio: { xs: "3 / 2", md: "21 / 9" }, mb: 12 }}>
        <Skeleton height="100%" radius={14} />
      </Box>
      <TextSkeleton />
    </PageContainer>
  );
}
