import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { clientOf, eventually, root } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";

/** Until everything is loaded that pages share. */
const BEFORE = 140;
/** A page that leaves its cache behind costs about a megabyte, so that this many show. */
const THEN = 140;

/** Pages whose addresses were never asked for. */
const ADDRESSES: ((n: number) => string)[] = [
  (n) => `/tester?x=${n}`,
  (n) => `/kosttillskott?q=vitamin&x=${n}`,
  (n) => `/guider/somn-optimering?x=${n}`,
  (n) => `/biohacking?q=${n}`,
  (n) => `/tester?q=${n}`,
  (n) => `/guider?x=${n}`,
  (n) => `/finns-inte-${n}`,
];

const { url } = await createTestDatabase();

it("a process that renders page after page keeps none of them", async () => {
  const collector = pathToFileURL(join(root, "tests/support/heapOnSignal.mjs")).href;
  const server = spawnServer({ DATABASE_URL: url, SEED: "none", NODE_OPTIONS: `--import=${collector}` });
  const client = clientOf(await server.origin);
  let asked = 0;
  const ask = async (pages: number) => {
    for (const end = asked + pages; asked < end; asked += 4) {
      await Promise.all(
        [0, 1, 2, 3].map(async (beside) => {
          const n = asked + beside;
          const response = await eventually(async () => {
            const answer = await client.fetch(ADDRESSES[n % ADDRESSES.length]?.(n) ?? "/");
            await answer.text();
            // On a busy machine a process may have to turn somebody away.
            return answer.status !== 503 && answer;
          });
          expect(response.status).toBe(n % ADDRESSES.length === ADDRESSES.length - 1 ? 404 : 200);
        }),
      );
    }
  };
  /** What is left after a collection, in bytes. */
  const heap = () => {
    const before = server.output().length;
    server.child.kill("SIGUSR2");
    return eventually(async () => Number(/heap (\d+)\n/.exec(server.output().slice(before))?.[1]) || undefined);
  };

  await ask(BEFORE);
  const first = await heap();
  await ask(THEN);
  expect((await heap()) / first).toBeLessThan(1.2);
});
