import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { Experience } from "../../apollo/schemaTypes.generated.ts";

/** What lists are personalised by. */
export interface VisitorGoals {
  /** Texts of goals; empty when the visitor has chosen none. */
  goals: string[];
  experience: Experience;
  /** True when the journey could not be read. */
  hasFailed?: boolean;
}

/**
 * The goals and the experience of whoever is here, followed as they change; undefined while they are
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
