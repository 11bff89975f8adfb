import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What `postmaster.pid` of a data folder's embedded PostgreSQL says; undefined when none runs. */
export async function postgresOf(folder: string): Promise<{ pid: number; url: string } | undefined> {
  const file = await readFile(join(folder, "postgres/postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = file.split("\n");
  if (!pid || !port) return undefined;
  const password = await readFile(join(folder, "postgres-password"), "utf8");
  return { pid: Number(pid), url: `postgres://livsresan:${password}@127.0.0.1:${port}/livsresan` };
}
