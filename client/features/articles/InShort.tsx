import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import styles from "./guide.module.css";

/** What a guide says in short: the server made it, with its heading, so that hardly any script is needed for it. */
export const InShort = ({ html }: { html: string | null }) =>
  html && (
    <div data-ground="" className={styles.inShort}>
      <FormattedText html={html} />
    </div>
  );
