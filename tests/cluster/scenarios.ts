import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresPair } from "../support/postgresPair.ts";
import type { ReceivedMail } from "../support/smtp.ts";
import type { Ledger, Tally } from "./ledger.ts";
import { NOT_SAID } from "./newerVersion.ts";
import type { Address, Balancer, Pooler, Site } from "./programs.ts";
import { anAccount, anAdmin, ask, fromElsewhere, renameCategory, run, signIn, trySignIn } from "./visitor.ts";

/** What scenarios happen to. */
export interface Cluster {
  sites: Site[];
  balancer: Balancer;
  pair: PostgresPair;
  /** Where the primary is, whichever server that is. */
  address: Address;
  /** PgBouncer, in the run through it. */
  bouncer: Pooler | undefined;
  mails: readonly ReceivedMail[];
  ledger: Ledger;
  /** How many processes are killed in the scenario of that. */
  kills: number;
  /** @param version where the version of the product is; this one without it */
  startSite(version?: string): Promise<Site>;
  /** The next version, which has one more migration. @returns where it is */
  buildNewerVersion(): Promise<string>;
  /** Runs `npm run migrate` of a version. */
  migrateTo(version: string): Promise<void>;
  /** Starts a process that knows the database by the pooler alone. @returns its exit code and what it said; undefined without a pooler */
  startAtPoolerAlone(): Promise<{ code: number | null; said: string } | undefined>;
}

/** What a scenario found; the note is printed beside it. */
export interface Outcome extends Tally {
  note: string;
  /** How many were ended with SIGKILL while visitors wrote. */
  killed?: { processes: number; databases: number };
}

/** A scenario without load: so many requests, of which so many went wrong. */
const counted = (requests: number, failed: number, note: string): Outcome => ({
  requests,
  failed,
  lost: 0,
  away: 0,
  endings: {},
  note,
});

/** How often a database or its pooler is killed in the scenario of that. */
const DATABASE_KILLS = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Each scenario by its name. */
export const SCENARIOS: Record<string, (cluster: Cluster) => Promise<Outcome>> = {
  async "a process that knows the pooler alone does not start"({ startAtPoolerAlone }) {
    const started = await startAtPoolerAlone();
    if (!started) return counted(0, 0, "there is no pooler");
    const isClear = started.code === 1 && /set DATABASE_DIRECT_URL/.test(started.said);
    return counted(1, isClear ? 0 : 1, started.said.trim());
  },

  async "signed in at one, used at the others"({ sites, address }) {
    let failed = 0;
    for (const at of sites) {
      const person = await anAccount(address.url);
      const cookies = await signIn(at.origin, person);
      for (const { origin } of sites) {
        const { data } = await ask(origin, "{ me { email } }", {}, { cookie: cookies });
        if (data?.me?.email !== person.email) failed++;
      }
    }
    return counted(sites.length * (sites.length + 1), failed, "");
  },

  async "a change of an admin is shown by all within a second"({ sites, address }) {
    const admin = await anAdmin(address.url);
    const cookies = await Promise.all(sites.map(({ origin }) => signIn(origin, admin)));
    const times: number[] = [];
    // What is asked so long after the change and does not have it; a busy machine is slow to render it besides.
    let stale = 0;
    let requests = 0;
    for (let round = 0; round < 5; round++) {
      const name = `Blodtester ${round}${Date.now()}`;
      let changed = Number.POSITIVE_INFINITY;
      const shows = async ({ origin }: Site) => {
        requests++;
        const asked = performance.now();
        const isNew = (await (await fetch(`${origin}/tester`)).text()).includes(name);
        if (!isNew && asked > changed) stale = Math.max(stale, asked - changed);
        return isNew;
      };
      // Each has the page in its cache.
      await Promise.all(sites.map(shows));
      // Each time at another process; what is asked before it answers may be of either side of the change.
      const place = round % sites.length;
      await renameCategory((sites[place] as Site).origin, cookies[place] ?? "", "blodtester", name);
      const begun = performance.now();
      changed = begun;
      await Promise.all(
        sites.map(async (site) => {
          while (!(await shows(site)) && performance.now() - begun < 20_000) await sleep(10);
        }),
      );
      times.push(performance.now() - begun);
    }
    await renameCategory((sites[0] as Site).origin, cookies[0] ?? "", "blodtester", "Blodtester");
    const note = `asked ${Math.round(stale)} ms after it: the last without it; shown after ${Math.round(Math.max(...times))} ms`;
    return counted(requests, stale > 1_000 || Math.max(...times) > 19_000 ? 1 : 0, note);
  },

  async "limits are counted together"({ sites, address }) {
    const { email } = await anAccount(address.url);
    const codes: string[] = [];
    for (let tries = 0; tries < 15; tries++) {
      const { origin } = sites[tries % sites.length] as Site;
      const { codes: thrown, data } = await trySignIn(origin, { email, password: "fel lösenord" });
      codes.push(thrown[0] ?? data?.signIn?.errors[0]?.code ?? "signed in");
    }
    const refused = codes.filter((code) => code === "TOO_MANY_REQUESTS").length;
    return counted(codes.length, Math.abs(refused - 5), `${codes.length - refused} of 10 tries were taken`);
  },

  async "jobs are done once"({ sites, address, mails }) {
    const people = await Promise.all(Array.from({ length: 12 }, () => anAccount(address.url)));
    const query =
      "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errors { code } } }";
    const answers = await Promise.all(
      people.map(({ email }, number) =>
        ask((sites[number % sites.length] as Site).origin, query, { input: { email } }, fromElsewhere()),
      ),
    );
    const refused = answers.filter(
      ({ data, codes }) => codes.length + (data?.requestPasswordReset?.errors.length ?? 1) > 0,
    );
    const mailsOf = ({ email }: { email: string }) =>
      mails.filter(({ recipients }) => recipients.includes(email)).length;
    for (const end = Date.now() + 60_000; people.some((one) => mailsOf(one) === 0) && Date.now() < end; )
      await sleep(200);
    await sleep(3_000);
    const each = people.map(mailsOf);
    const lost = each.filter((count) => count === 0).length;
    const again = each.filter((count) => count > 1).length;
    return { ...counted(people.length, refused.length + again, `${sum(each)} mails to ${people.length} people`), lost };
  },

  async "processes are killed with requests in flight"(cluster) {
    const { sites, balancer, ledger, kills } = cluster;
    const tally = await ledger.during(balancer.origin, async () => {
      for (let kill = 0; kill < kills; kill++) {
        const place = kill % sites.length;
        await sleep(1_000 + Math.random() * 500);
        (sites[place] as Site).child.kill("SIGKILL");
        await (sites[place] as Site).exit;
        sites[place] = await cluster.startSite();
        await balancer.use(sites);
      }
    });
    const killed = { processes: kills, databases: 0 };
    return { ...tally, killed, note: `${kills} kills, ${ledger.count} writes acknowledged so far` };
  },

  async "PostgreSQL is killed and comes back"({ balancer, ledger, pair }) {
    const tally = await ledger.during(balancer.origin, async () => {
      for (let kill = 0; kill < DATABASE_KILLS; kill++) {
        await sleep(1_000 + Math.random() * 500);
        await pair.primary.kill();
        await pair.primary.start();
        await ledger.untilWritten();
      }
    });
    return { ...tally, killed: { processes: 0, databases: DATABASE_KILLS }, note: `${DATABASE_KILLS} kills` };
  },

  async "PgBouncer is killed and comes back"({ balancer, bouncer, ledger }) {
    if (!bouncer) return counted(0, 0, "there is no pooler");
    const tally = await ledger.during(balancer.origin, async () => {
      for (let kill = 0; kill < DATABASE_KILLS; kill++) {
        await sleep(1_000 + Math.random() * 500);
        await bouncer.stop();
        await bouncer.start();
        await ledger.untilWritten();
      }
    });
    return { ...tally, note: `${DATABASE_KILLS} kills` };
  },

  async "the replica is frozen, killed and comes back"({ balancer, ledger, pair }) {
    const tally = await ledger.during(balancer.origin, async () => {
      await sleep(1_000);
      pair.replica.signal("SIGSTOP");
      await sleep(5_000);
      await ledger.untilWritten();
      pair.replica.signal("SIGCONT");
      await sleep(2_000);
      await pair.replica.kill();
      await sleep(3_000);
      await pair.replica.start();
      await ledger.untilWritten();
    });
    return { ...tally, note: "left out meanwhile" };
  },

  async "all processes are replaced by a newer version with a migration, one after the other"(cluster) {
    const { sites, balancer, ledger, address } = cluster;
    const newer = await cluster.buildNewerVersion();
    let unwell = 0;
    const tally = await ledger.during(balancer.origin, async () => {
      await sleep(1_000);
      await cluster.migrateTo(newer);
      // The older ones go on with what the newer has made of the database, for a while beside it.
      await ledger.untilWritten();
      for (let place = 0; place < sites.length; place++) {
        const old = sites[place] as Site;
        sites[place] = await cluster.startSite(newer);
        await balancer.use(sites);
        await sleep(1_000);
        old.child.kill("SIGTERM");
        if ((await old.exit) !== 0) unwell++;
      }
    });
    // It is there, and what was written by the older ones has its default.
    const text = "SELECT count(*)::int AS written FROM user_protocol_progress WHERE newer = $1";
    const [row] = await run<{ written: number }>(address.url, text, [NOT_SAID]);
    const written = row?.written ?? 0;
    if (written < ledger.count) unwell++;
    return {
      ...tally,
      failed: tally.failed + unwell,
      note: `${sites.length} replaced, ${written} writes of both versions`,
    };
  },

  async "the primary is killed and the replica promoted"(cluster) {
    const { address, balancer, ledger, pair } = cluster;
    await run(pair.primary.url, "ALTER SYSTEM SET synchronous_standby_names = 'replica'");
    await run(pair.primary.url, "SELECT pg_reload_conf()");
    await sleep(1_000);
    const tally = await ledger.during(balancer.origin, async () => {
      await sleep(3_000);
      await pair.primary.kill();
      await run(pair.replica.url, "SELECT pg_promote()");
      await run(pair.replica.url, "ALTER SYSTEM RESET synchronous_standby_names");
      await run(pair.replica.url, "SELECT pg_reload_conf()");
      address.leadTo(pair.replica.url);
      await ledger.untilWritten();
    });
    return {
      ...tally,
      killed: { processes: 0, databases: 1 },
      note: `writes were away for ${tally.away.toFixed(1)} s`,
    };
  },
};

/** Scenarios in which a visitor meets a failure, and tries again: what is acknowledged is what counts. */
export const MAY_FAIL: readonly string[] = [
  "processes are killed with requests in flight",
  "PostgreSQL is killed and comes back",
  "PgBouncer is killed and comes back",
  "the primary is killed and the replica promoted",
];
