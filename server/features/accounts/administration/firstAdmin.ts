import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource, EntityManager } from "typeorm";
import { emailSchema } from "../../../../schema/accounts.ts";
import type { Passwords } from "../../../platform/auth/passwords.ts";
import { endSessions } from "../sessions/sessions.ts";
import { User } from "../User.ts";
import { Role, UserRole } from "./UserRole.ts";

const DEMO_EMAIL = "admin@livsresan.example";

/** An admin that was made just now, for printing once. */
export interface NewAdmin {
  email: string;
  password: string;
}

/**
 * Makes the admin that the settings name. In a demo without such settings and without any admin,
 * one with a generated password, which is stored in `dataDir`/admin.txt.
 * @returns the demo's admin when it was made just now
 */
export async function ensureAdmin(
  db: DataSource,
  options: { admin: NewAdmin | undefined; isDemo: boolean; dataDir: string; passwords: Passwords },
): Promise<NewAdmin | undefined> {
  const { admin, isDemo, dataDir, passwords } = options;
  if (admin) {
    await makeAdmin(db, passwords, { email: emailSchema.parse(admin.email), password: admin.password });
    return undefined;
  }
  if (!isDemo || (await db.getRepository(UserRole).existsBy({ role: Role.ADMIN }))) return undefined;
  const file = join(dataDir, "admin.txt");
  const stored = /^Lösenord: (\S+)$/m.exec(await readFile(file, "utf8").catch(() => ""))?.[1];
  const made = { email: DEMO_EMAIL, password: stored ?? randomBytes(9).toString("base64url") };
  await writeFile(file, `E-post: ${made.email}\nLösenord: ${made.password}\n`, { mode: 0o600 });
  await makeAdmin(db, passwords, made);
  return made;
}

async function makeAdmin(db: DataSource, passwords: Passwords, { email, password }: NewAdmin): Promise<void> {
  const isConfirmed = ({ confirmedAt }: User) => confirmedAt !== null;
  const known = await db.getRepository(User).findOneBy({ email });
  const passwordHash = known && isConfirmed(known) ? undefined : await passwords.hash(password);
  await db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan admins'))");
    const user = (await manager.findOneBy(User, { email })) ?? (await newUser(manager, email, passwordHash ?? ""));
    // An unconfirmed account may be a stranger's, created in advance to get the role.
    if (!isConfirmed(user) && passwordHash) {
      await manager.update(
        User,
        { id: user.id },
        { passwordHash, confirmedAt: new Date(), emailConfirmedAt: new Date() },
      );
      await endSessions(manager, { userId: user.id });
    }
    await manager.upsert(UserRole, { userId: user.id, role: Role.ADMIN }, ["userId", "role"]);
  });
}

const newUser = (manager: EntityManager, email: string, passwordHash: string): Promise<User> =>
  manager.save(User, {
    email,
    fullName: "Administratör",
    passwordHash,
    confirmedAt: new Date(),
    emailConfirmedAt: new Date(),
  });
