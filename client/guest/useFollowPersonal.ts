import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refreshPersonal } from "./refreshPersonal.ts";

/** Sees to it that what shows of personal data follows changes in other tabs; for whoever shows something personal. */
export function useFollowPersonal(): void {
  const apollo = useApolloClient();
  useEffect(() => refreshPersonal(apollo), [apollo]);
}
