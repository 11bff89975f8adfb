import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { helplinesFor } from "../../../../schema/rules/analyses/helplines.ts";
import { Notice } from "../../../ui/Notice.tsx";

/** Loads the code that reads answers in the browser, some 470 kB. */
const load = () => import("./unsentRedFlags.tsx");

/** Loads it beforehand, where it is known that nothing will be sent. */
export const prepareUnsentRedFlags = (): void => void load().catch(() => undefined);

/**
 * What is urgent in answers that did not reach the server, since it was not asked, refused or failed: nobody who writes
 * that they do not want to live is told no more than that an account is needed.
 * @returns what shows; and `read`, which finds it, and gives whether somebody needs a human being before anything else;
 *   where it could not be found, whom to call shows if `wasSent`
 */
export function useUnsentRedFlags(kind: TestKind): {
  redFlags: ReactNode;
  read: (answers: object, wasSent: boolean) => Promise<boolean>;
} {
  const [redFlags, setRedFlags] = useState<ReactNode>(null);
  const reads = useRef(0);
  const read = async (answers: object, wasSent: boolean): Promise<boolean> => {
    const found = await load().then(
      ({ unsentRedFlags }) => unsentRedFlags(kind, answers as never),
      // Without a network its code does not come either.
      () => ({ shown: wasSent && <Unreadable />, needsHuman: false }),
    );
    reads.current += 1;
    setRedFlags(
      found.shown && (
        <Announcement key={reads.current} takesFocus={wasSent}>
          {found.shown}
        </Announcement>
      ),
    );
    return found.needsHuman;
  };
  return { redFlags, read };
}

/**
 * Has the focus as soon as it shows, so that it is in sight and read out. Who has not been allowed to send is at the box of
 * the consent below it, which keeps the focus.
 */
function Announcement({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={box} role={takesFocus ? undefined : "status"} tabIndex={-1} sx={{ mt: 7, outline: "none" }}>
      {children}
    </Box>
  );
}

/** Whom to call, where nobody could look at what was written. */
const Unreadable = () => (
  <Notice tone="attention">
    <strong>Vi har inte kunnat läsa dina svar</strong>
    <span>Vänta inte på testet om det är något allvarligt, eller om du tänker på att ta ditt liv.</span>
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {helplinesFor(["suicide-other"]).map(({ name, number, tel }) => (
        <li key={tel}>
          <Link href={`tel:${tel}`} color="inherit" sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
            {`Ring ${name}, ${number}`}
          </Link>
        </li>
      ))}
    </Box>
  </Notice>
);
