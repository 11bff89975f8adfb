import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeWorkFolder, removeWorkFolder } from "../../server/platform/workFolders.ts";

it("folders of processes that are gone are removed, those of others and of this one stay", async () => {
  const own = await makeWorkFolder();
  onTestFinished(() => removeWorkFolder(own));
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void other.kill());
  const folderOf = (pid: number | undefined) => own.replace(new RegExp(`-${process.pid}-(\\d+)-`), `-${pid}-$1-`);
  const [theirs, before] = [folderOf(other.pid), own.replace(/.{6}$/, "before")];
  for (const folder of [theirs, before]) await mkdir(join(folder, "within"), { recursive: true });
  // Of no process: it only begins alike.
  const unlike = `${own}x`.replace(/-\d+-\d+-/, "-mine-");
  await mkdir(unlike);
  onTestFinished(() => rename(unlike, join(own, "unlike")));

  await removeWorkFolder(await makeWorkFolder());
  expect([own, theirs, before, unlike].map((folder) => existsSync(folder))).toEqual([true, true, false, true]);
  other.kill("SIGKILL");
  await once(other, "exit");
  const next = await makeWorkFolder();
  onTestFinished(() => removeWorkFolder(next));
  expect([own, theirs].map((folder) => existsSync(folder))).toEqual([true, false]);
  await removeWorkFolder(next);
  expect(existsSync(next)).toBe(false);
});
