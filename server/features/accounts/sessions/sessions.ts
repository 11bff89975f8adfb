import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { randomToken, sha256 } from "../../../platform/auth/tokens.ts";
import { SESSION_DAYS, SESSION_SECONDS, type SessionTokens, type Visitor } from "../../../platform/auth/visitor.ts";
import { VisitorError } from "../../../platform/errors.ts";
import type { Actor, Platform } from "../../../platform/graphql/context.ts";
import { RefreshToken } from "./RefreshToken.ts";
import { Session } from "./Session.ts";

/** How long a client that did not receive its new token may retry with the old one. */
const GRACE_SECONDS = 10;

/**
 * Creates a session of a user; its tokens have not been issued yet.
 * @param isVerified whether the user has just proved who they are
 */
export async function beginSession(
  { tokens }: Pick<Platform, "tokens">,
  manager: EntityManager,
  userId: string,
  { device, isVerified }: { device: string; isVerified: boolean },
): Promise<SessionTokens> {
  const verifiedAt = isVerified ? () => "now()" : null;
  const { identifiers } = await manager.insert(Session, { userId, device, expiresAt: sessionEnd(), verifiedAt });
  const sessionId: string = identifiers[0]?.id;
  const refreshToken = randomToken();
  await manager.insert(RefreshToken, { hash: sha256(refreshToken), sessionId });
  return { accessToken: await tokens.signAccess({ userId, sessionId }), refreshToken };
}

/**
 * Exchanges a refresh token for its successor. The same token gives the same successor for some
 * seconds; later, or once the successor was used, it must have been stolen: the session ends.
 * @returns undefined for a token that is not good, or no longer
 */
export async function refreshSession(
  { db, tokens }: Pick<Platform, "db" | "tokens">,
  refreshToken: string,
): Promise<(SessionTokens & { userId: string; sessionId: string }) | undefined> {
  const [first, ...older] = tokens.successorsOf(refreshToken);
  let successor = first;
  const session = await db.transaction(async (manager) => {
    // Both rows are locked, so that concurrent requests see each other's changes.
    const [found]: FoundToken[] = await manager.query(
      `SELECT t.session_id AS "sessionId", s.user_id AS "userId", t.used_at IS NOT NULL AS "isUsed",
              t.used_at > now() - make_interval(secs => $2) AS "isRecent"
       FROM refresh_token t JOIN session s ON s.id = t.session_id
         JOIN users u ON u.id = s.user_id AND u.erased_at IS NULL AND u.blocked_at IS NULL
       WHERE t.hash = $1 AND s.revoked_at IS NULL AND s.expires_at > now()
       FOR UPDATE OF s, t`,
      [sha256(refreshToken), GRACE_SECONDS],
    );
    if (!found) return undefined;
    if (!found.isUsed) {
      await manager.update(RefreshToken, { hash: sha256(refreshToken) }, { usedAt: () => "now()" });
      await manager.insert(RefreshToken, { hash: sha256(first), sessionId: found.sessionId });
      await manager.update(
        Session,
        { id: found.sessionId },
        { lastUsedAt: () => "now()", expiresAt: () => EXTENDED_EXPIRY },
      );
      return found;
    }
    // A process with another newest key may have made the successor.
    for (const made of found.isRecent ? [first, ...older] : []) {
      if (!(await manager.existsBy(RefreshToken, { hash: sha256(made), usedAt: IsNull() }))) continue;
      successor = made;
      return found;
    }
    await endSessions(manager, { id: found.sessionId });
    return undefined;
  });
  if (!session) return undefined;
  return { ...session, accessToken: await tokens.signAccess(session), refreshToken: successor };
}

interface FoundToken {
  sessionId: string;
  userId: string;
  isUsed: boolean;
  isRecent: boolean;
}

/**
 * Ends sessions: their tokens are worth nothing from now on.
 * @returns how many were not ended before
 */
export async function endSessions(
  db: DataSource | EntityManager,
  which: { id: string; userId?: string } | { userId: string; except?: string },
): Promise<number> {
  const manager = "manager" in db ? db.manager : db;
  const ending = manager
    .createQueryBuilder()
    .update(Session)
    .set({ revokedAt: () => "now()" });
  ending.where("revoked_at IS NULL");
  if ("id" in which) ending.andWhere("id = :id", { id: which.id });
  if (which.userId) ending.andWhere("user_id = :userId", { userId: which.userId });
  if ("except" in which && which.except) ending.andWhere("id <> :except", { except: which.except });
  return (await ending.execute()).affected ?? 0;
}

/**
 * Authenticates a visitor. A browser whose access token has expired gets a new one with the response.
 * @throws UNAUTHENTICATED for a native client whose access token is not good
 */
export async function authenticate(
  platform: Pick<Platform, "db" | "sql" | "tokens" | "adminsNeedFactor">,
  visitor: Visitor,
): Promise<Actor | null> {
  const { accessToken, refreshToken } = visitor;
  const claims = accessToken ? await platform.tokens.verifyAccess(accessToken) : undefined;
  const actor = claims ? await findActor(platform, claims) : null;
  if (actor) return actor;
  if (visitor.usesHeader) throw new VisitorError("UNAUTHENTICATED", "Sessionen har gått ut. Logga in igen.");
  // A valid access token of an ended session does not fall back to the refresh token.
  const renewed = refreshToken && !claims ? await refreshSession(platform, refreshToken) : undefined;
  if (renewed) {
    visitor.setSessionCookies(renewed);
    return findActor(platform, renewed);
  }
  if (accessToken || refreshToken) visitor.clearSessionCookies();
  return null;
}

async function findActor(
  platform: Pick<Platform, "sql" | "adminsNeedFactor">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Actor | null> {
  const [[session], rights] = await Promise.all([
    platform.sql.preparedQuery(
      `SELECT 1 FROM session s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now() AND u.erased_at IS NULL
         AND u.blocked_at IS NULL`,
      [sessionId, userId],
    ),
    readRights(platform, userId),
  ]);
  return session ? { userId, sessionId, ...rights } : null;
}

/** The roles of a user, in one statement. Any failure of the lookup means no role. */
export async function readRights(
  { sql, adminsNeedFactor }: Pick<Platform, "sql" | "adminsNeedFactor">,
  userId: string,
): Promise<Pick<Actor, "roles" | "lacksFactor">> {
  try {
    const rows = await sql.preparedQuery<{ role: string; hasFactor: boolean }>(
      `SELECT r.role, f.confirmed_at IS NOT NULL AS "hasFactor"
       FROM user_roles r LEFT JOIN second_factor f ON f.user_id = r.user_id WHERE r.user_id = $1`,
      [userId],
    );
    const lacksFactor = adminsNeedFactor && rows.some(({ hasFactor }) => !hasFactor);
    return { roles: rows.map(({ role }) => role), lacksFactor };
  } catch {
    return { roles: [], lacksFactor: false };
  }
}

const sessionEnd = (): Date => new Date(Date.now() + SESSION_SECONDS * 1_000);

/** Use extends a session, up to a maximum. */
const EXTENDED_EXPIRY = `least(now() + interval '${SESSION_SECONDS} seconds', created_at + interval '${SESSION_DAYS} days')`;
