import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { VisitorGoals } from "./watchGoals.ts";

/**
 * The visitor's goals and experience, followed as they change; undefined while they are
 * not wanted or not known. What reading them takes is loaded when they are first wanted.
 */
export function useVisitorGoals(isWanted: boolean): VisitorGoals | undefined {
  const apollo = useApolloClient();
  const [known, setKnown] = useState<VisitorGoals>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let stop = () => {};
    import("./watchGoals.ts")
      .then(({ watchGoals }) => {
        if (!isOver) stop = watchGoals(apollo, setKnown);
      })
      .catch(() => {
        if (!isOver) setKnown({ goals: [], experience: "BEGINNER", hasFailed: true });
      });
    return () => {
      isOver = true;
      stop();
    };
  }, [apollo, isWanted]);
  return isWanted ? known : undefined;
}
