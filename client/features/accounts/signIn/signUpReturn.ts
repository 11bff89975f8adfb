import { SIGN_UP_RETURN } from "../../../guest/browserData.ts";
import { readStored, removeStored, storeAll } from "../../../guest/storage.ts";
import { returnPath } from "./returnPath.ts";

/** Notes where somebody was who creates an account, since the mail that confirms it opens the site anew. */
export function storeSignUpReturn(path: string): void {
  const wanted = returnPath(path);
  if (wanted === "/") removeStored([SIGN_UP_RETURN]);
  else storeAll({ [SIGN_UP_RETURN]: wanted }, { isQuiet: true });
}

/** Where somebody was before they created an account; undefined when that was nowhere, or in another browser. */
export const readSignUpReturn = (): string | undefined =>
  readStored(SIGN_UP_RETURN, (json) => {
    const path = typeof json === "string" ? returnPath(json) : "/";
    return path === "/" ? undefined : path;
  });

/** Forgets it once they are there again. */
export const forgetSignUpReturn = (): void => removeStored([SIGN_UP_RETURN]);
