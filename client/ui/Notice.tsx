import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import Close from "~icons/ic/baseline-close";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlined from "~icons/ic/outline-error";
import InfoOutlined from "~icons/ic/outline-info";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";
import type { Tint } from "../theme.ts";
import { tintClass } from "./Badge.tsx";
import { classNames } from "./classNames.ts";
import { Link } from "./link/Link.tsx";
import styles from "./Notice.module.css";

const TONES = {
  error: { tint: "red", Icon: ErrorOutlined, role: "alert" },
  success: { tint: "green", Icon: CheckCircleOutlined, role: "status" },
  info: { tint: "blue", Icon: InfoOutlined, role: undefined },
  /** A notice to read first: danger, and care to take. */
  warning: { tint: "red", Icon: ErrorOutlined, role: undefined },
  attention: { tint: "orange", Icon: WarningAmberOutlined, role: undefined },
} as const satisfies Record<string, { tint: Tint; Icon: unknown; role: string | undefined }>;

/**
 * A message in its place on the page; how something went is read out when it appears.
 * @param props.closeTo address of the same page without the message, for one that can be closed
 */
export function Notice(props: { tone: keyof typeof TONES; closeTo?: string; children: ReactNode }) {
  const { tone, closeTo, children } = props;
  const { tint, Icon, role } = TONES[tone];
  return (
    <div role={role} className={classNames(styles.notice, tintClass(tint))}>
      <Icon className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {closeTo && (
        // A link, so that it closes without scripts, too.
        <IconButton
          component={Link}
          to={closeTo}
          replace
          preventScrollReset
          aria-label="Stäng meddelandet"
          // The button that had the focus is gone with the message.
          onClick={() => document.getElementById("innehall")?.focus({ preventScroll: true })}
          sx={{ width: 44, height: 44, mr: -2, my: -1.5, flexShrink: 0, color: "inherit" }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </div>
  );
}
