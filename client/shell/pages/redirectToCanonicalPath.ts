import { redirect } from "react-router-dom";
import { idFromSlug } from "../../../schema/rules/words/idSlug.ts";

/**
 * What the loader of a page answers whose address ends in the number of what it shows: nothing where it stands, a
 * permanent redirect from a former name's address, and 'not found' where there is none.
 * @param readPath asks for it by its number; its own path, or nothing where there is none
 * @param statusWithout the status where there is none; 404 when absent
 */
export async function redirectToCanonicalPath(
  url: URL,
  readPath: (id: number) => Promise<string | null | undefined>,
  statusWithout?: (id: number) => Promise<number>,
): Promise<Response | undefined> {
  const id = idFromSlug(url.pathname.split("/")[2] ?? "");
  if (id === undefined) return new Response(null, { status: 404 });
  const path = await readPath(id);
  if (!path) return new Response(null, { status: (await statusWithout?.(id)) ?? 404 });
  return path === url.pathname ? undefined : redirect(path + url.search, 301);
}
