import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The processes that use one embedded PostgreSQL; the last of them stops it. */
export class EmbeddedUsers {
  private readonly directory: string;

  /** @param home the data folder that they share */
  constructor(home: string) {
    this.directory = join(home, "postgres-users");
  }

  /** Registers this process; several users within it are counted. */
  async enter(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    entered.set(this.directory, (entered.get(this.directory) ?? 0) + 1);
    await writeFile(this.ownFile, await beginningOf(process.pid));
  }

  /** @returns true when no other live process uses it */
  async leave(): Promise<boolean> {
    const left = (entered.get(this.directory) ?? 1) - 1;
    entered.set(this.directory, left);
    if (left > 0) return false;
    await rm(this.ownFile, { force: true });
    for (const name of await readdir(this.directory)) {
      const file = join(this.directory, name);
      const began = await readFile(file, "utf8").catch(() => undefined);
      if (began !== undefined && isAlive(Number(name)) && began === (await beginningOf(Number(name)))) return false;
      // Killed, or its pid now belongs to another process.
      await rm(file, { force: true });
    }
    return true;
  }

  private get ownFile(): string {
    return join(this.directory, String(process.pid));
  }
}

/** How often this process has entered, by folder. */
const entered = new Map<string, number>();

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, which distinguishes it from a later one with the same pid; '' where the system does not say. */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The process name before it may contain spaces and brackets.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
