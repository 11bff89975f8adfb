import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { LabProfileDocument, type LabProfileQuery, useLabProfileQuery } from "../LabProfile.generated.ts";
import { SetLabProfileDocument } from "./setLabProfile.generated.ts";

type LabProfile = NonNullable<LabProfileQuery["labProfile"]>;

const EMPTY: LabProfile = { birthYear: null, sex: null };

/** What somebody has said of themselves for their values, in the browser or on the account, and how it is changed. */
export function useLabProfile() {
  const apollo = useApolloClient();
  const known = useLabProfileQuery({}).data?.labProfile;
  const profile: LabProfile = known ?? EMPTY;
  /** @returns why it was not stored; nothing when it was */
  const store = useCallback(
    async (change: Partial<LabProfile>): Promise<readonly ServerError[]> => {
      const { birthYear, sex } = { ...(known ?? EMPTY), ...change };
      const { data } = await apollo.mutate({
        mutation: SetLabProfileDocument,
        variables: { input: { birthYear, sex } },
        update: (cache, { data: answer }) => {
          const labProfile = answer?.setLabProfile.labProfile;
          if (labProfile) cache.writeQuery({ query: LabProfileDocument, data: { labProfile } });
        },
      });
      return data?.setLabProfile.errors ?? [{ code: "FAILED", message: "Det gick inte att spara. Försök igen." }];
    },
    [apollo, known],
  );
  return { profile, store };
}
