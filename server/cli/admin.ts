import "reflect-metadata";
import { StartError } from "../config.ts";
import { readRoleHolders, writeRole } from "../features/accounts/administration/roleService.ts";
import { Role } from "../features/accounts/administration/UserRole.ts";
import { resetFactor } from "../features/accounts/secondFactor/secondFactorService.ts";
import { withDatabase } from "./withDatabase.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-factor EMAIL | list";

/** `npm run admin`: manages administrators, and helps one who has lost their second factor, from the server's command line. */
export default async function admin([command, email = ""]: string[]): Promise<void> {
  if (command === "list") {
    const holders = await withDatabase(({ manager }) => readRoleHolders(manager));
    for (const { email, role } of holders) console.log(`${email} ${role}`);
    if (holders.length === 0) console.log("There are no admins");
    return;
  }
  if (command === "reset-factor" && email) {
    const isReset = await withDatabase((db) => db.transaction((manager) => resetFactor(manager, email)));
    if (!isReset) throw new StartError(`There is no account ${email} with two-factor sign-in`);
    console.log(`${email} now signs in with the password alone`);
    return;
  }
  if ((command !== "grant" && command !== "revoke") || !email) throw new StartError(USAGE);
  const { change } = await withDatabase((db) =>
    db.transaction((manager) => writeRole(manager, command, email, Role.ADMIN, null)),
  );
  if (change === "no such account") throw new StartError(`There is no confirmed account ${email}`);
  if (change === "last admin") throw new StartError(`${email} is the last admin and cannot be revoked`);
  console.log(command === "grant" ? `${email} is now an admin` : `${email} is no longer an admin`);
}
