import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refreshPersonal } from "./refreshPersonal.ts";

/** Keeps the personal data of the calling component in sync with other tabs. */
export function usePersonalSync(): void {
  const apollo = useApolloClient();
  useEffect(() => refreshPersonal(apollo), [apollo]);
}
