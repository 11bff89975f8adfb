import { classNames } from "../../ui/classNames.ts";
import { Link } from "../../ui/link/Link.tsx";
import type { GuidesPageQuery } from "./GuidesPage.generated.ts";
import { addressOf } from "./guidesAddress.ts";
import styles from "./topicLinks.module.css";

/** The topics to choose between; each is an address of its own. */
export function TopicLinks(props: {
  topics: GuidesPageQuery["articleTopics"] | undefined;
  current: string | undefined;
}) {
  const all = { slug: undefined, label: "Alla" };
  return (
    <nav aria-label="Ämnen" className={classNames(styles.topics, !props.topics && styles.awaited)}>
      {[all, ...(props.topics ?? [])].map(({ slug, label }) => (
        <Link
          key={label}
          className={styles.topic}
          to={addressOf(slug)}
          preventScrollReset
          aria-current={slug === props.current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
