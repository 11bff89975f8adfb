import styles from "./Breadcrumbs.module.css";
import { TextLink } from "./link/TextLink.tsx";

/** The way to a page: the pages above it, the highest first. */
export const Breadcrumbs = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <nav aria-label="Var du är">
    <ol className={styles.list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ol>
  </nav>
);
