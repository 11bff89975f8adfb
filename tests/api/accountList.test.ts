import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  asAdmin,
  change,
  codesOf,
  jobsDone,
  type Member,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

const LIST = `query ($search: String, $first: Int, $after: String) {
  accounts(search: $search, first: $first, after: $after) {
    nodes { key email fullName createdAt isConfirmed roles lastSeenOn blockedAt isOwn }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Listed {
  key: string;
  email: string;
  roles: string[];
  lastSeenOn: string | null;
  blockedAt: string | null;
  isConfirmed: boolean;
  isOwn: boolean;
}

const list = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await admin.browser.graphql<{
    accounts: { nodes: Listed[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
  }>(LIST, variables);
  return { accounts: data.accounts, errors };
};

const found = async (search: string) => (await list({ search })).accounts?.nodes.map(({ email }) => email);

const doing = (name: string, { id }: Pick<Member, "id">, by = admin) =>
  change(by.browser, name, { input: { key: id } });

const logged = async (action: string): Promise<Record<string, unknown>[]> =>
  api.db.query(
    "SELECT actor_id, account_id, subject_type, subject_id, subject_name FROM audit_entry WHERE action = $1",
    [action],
  );

describe("the list of accounts", () => {
  it("shows whose each is, and is found by how the address or a name begins", async () => {
    const member = await aMember(api, { fullName: "Örjan Åkerblom", email: "sok_a@exempel.se" });
    await aMember(api, { fullName: "Någon Annan", email: "sokxa@exempel.se" });
    expect(await found("sok_")).toEqual(["sok_a@exempel.se"]);
    expect(await found("SOK_A")).toEqual(["sok_a@exempel.se"]);
    expect(await found("örj")).toEqual(["sok_a@exempel.se"]);
    expect(await found("Åker")).toEqual(["sok_a@exempel.se"]);
    expect(await found("kerblom")).toEqual([]);
    expect((await list({ search: "sok_a" })).accounts?.nodes[0]).toMatchObject({
      key: member.id,
      isConfirmed: true,
      roles: [],
      blockedAt: null,
      isOwn: false,
      lastSeenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await list({ search: admin.person.email })).accounts?.nodes[0]).toMatchObject({
      isOwn: true,
      roles: ["ADMIN"],
    });
  });

  it("is read page by page, each account once, also where two were made at one moment", async () => {
    await api.db.query(
      `INSERT INTO users (email, full_name, password_hash, created_at)
       SELECT 'sida' || n || '@exempel.se', 'Sida', '', '2026-01-01 12:00:00.123456+00' FROM generate_series(1, 5) n`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { accounts } = await list({ search: "sida", first: 2, after });
      seen.push(...(accounts?.nodes.map(({ email }) => email) ?? []));
      after = accounts?.pageInfo.hasNextPage ? accounts.pageInfo.endCursor : null;
    } while (after);
    expect(seen.length).toBe(5);
    expect(new Set(seen).size).toBe(5);
    const { errors } = await list({ after: "e30" });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("blocking", () => {
  it("signs out everywhere at once, is told at sign-in to those who know the password, and is recorded once", async () => {
    const member = await aMember(api);
    for (let times = 0; times < 2; times++) {
      const { payload } = await doing("blockAccount", member);
      expect(payload).toMatchObject({ errors: [], account: { blockedAt: expect.any(String) } });
    }
    expect(await whoIs(member.browser)).toBeNull();
    const again = await signIn(aBrowser(api), member.person);
    expect(again.errors).toEqual([
      expect.objectContaining({ code: "ACCOUNT_BLOCKED", message: expect.stringContaining("spärrat") }),
    ]);
    expect(codesOf(await signIn(aBrowser(api), { ...member.person, password: "fel" }))).toEqual([
      "INVALID_CREDENTIALS",
    ]);
    expect((await logged("BLOCKED")).filter((entry) => entry.account_id === member.id)).toHaveLength(1);

    expect(codesOf(await doing("unblockAccount", member))).toEqual([]);
    expect((await signIn(member.browser, member.person)).me?.email).toBe(member.person.email);
  });

  it("is refused for oneself, for the last admin and for nobody", async () => {
    for (const name of ["blockAccount", "unblockAccount", "eraseAccount"]) {
      expect(codesOf(await doing(name, admin))).toEqual(["OWN_ACCOUNT"]);
      expect(codesOf(await doing(name, { id: "ingen" }))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await doing(name, { id: "4b5e7d3c-6c1f-4a55-9df0-000000000000" }))).toEqual(["NOT_FOUND"]);
    }
    // Two who block each other at once: one of them stays.
    const other = await asAdmin(api);
    const codes = (await Promise.all([doing("blockAccount", other), doing("blockAccount", admin, other)])).map(codesOf);
    expect(codes.filter((one) => one.length === 0)).toHaveLength(1);
    await api.db.query("UPDATE users SET blocked_at = NULL WHERE id = ANY($1)", [[admin.id, other.id]]);
    await api.db.query("DELETE FROM user_roles WHERE user_id = $1", [other.id]);
    await signIn(admin.browser, admin.person);
    expect((await whoIs(admin.browser))?.canAdminister).toBe(true);
  });

  it("asks who it is when that was proved long ago", async () => {
    const member = await aMember(api);
    await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
    for (const name of ["blockAccount", "unblockAccount", "eraseAccount"]) {
      expect(codesOf(await doing(name, member))).toEqual(["VERIFY_AGAIN"]);
    }
    await api.db.query("UPDATE session SET verified_at = now() WHERE user_id = $1", [admin.id]);
    expect((await whoIs(member.browser))?.email).toBe(member.person.email);
  });
});

describe("erasing", () => {
  it("takes the account and what is in it, mails its owner, and leaves in the log that it was done", async () => {
    const member = await aMember(api);
    const { payload } = await doing("eraseAccount", member);
    expect(payload).toMatchObject({ errors: [], erasedKey: member.id });
    expect(await whoIs(member.browser)).toBeNull();
    expect(await found(member.person.email)).toEqual([]);
    await api.mails.next(member.person.email, "borttaget");
    await jobsDone(api.db);
    expect(await api.db.query("SELECT 1 FROM users WHERE id = $1", [member.id])).toEqual([]);
    expect(await logged("DELETED")).toContainEqual({
      actor_id: admin.id,
      account_id: null,
      subject_type: "ERASED_ACCOUNT",
      subject_id: "",
      subject_name: "",
    });
    expect(codesOf(await doing("eraseAccount", member))).toEqual(["NOT_FOUND"]);
  });
});
