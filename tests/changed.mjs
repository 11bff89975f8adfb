// Which browser journeys can notice a change, for `npm run test:changed`.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Beginnings of paths, and beginnings of the names of the specs that see them; the first that fits counts. What is in no
 * line is seen by all.
 * @type {[path: string, specs: string[]][]}
 */
const SPECS = [
  ["client/features/accounts/", ["account", "secondFactor", "onboarding"]],
  ["client/features/admin/", ["admin", "content", "guideEditing", "imageLibrary", "markerEditing", "suppliers"]],
  ["client/features/analyses/", ["analyses", "myResults", "protocolResult"]],
  ["client/features/articles/", ["guides", "content", "pagesOfTheirOwn"]],
  ["client/features/catalogue/comparison/", ["comparison", "areas"]],
  ["client/features/catalogue/marker/", ["markers", "pagesOfTheirOwn"]],
  ["client/features/catalogue/", ["areas", "card", "comparison", "list", "product", "searchField", "pagesOfTheirOwn"]],
  ["client/features/content/", ["content", "pagesOfTheirOwn", "withoutScripts"]],
  ["client/features/home/", ["home"]],
  ["client/features/journey/", ["journey", "onboarding", "progressBar", "today", "myResults"]],
  ["client/features/programmes/", ["programmes", "progressBar"]],
  ["client/features/protocols/", ["protocol", "sevenDays", "today"]],
  ["client/features/search/", ["siteSearch", "searchField"]],
  ["client/offline/", ["offline", "journeyOffline", "oldClient"]],
  ["client/graphiql/", ["graphiql"]],
  ["client/session/", ["account", "secondFactor", "shell"]],
  ["client/toasts/", ["shell", "failure"]],
  ["client/shell/", ["shell", "routes", "look", "scenes", "failure", "siteSearch", "layout", "oldClient"]],
  ["server/features/accounts/", ["account", "secondFactor"]],
  ["server/features/analyses/", ["analyses", "myResults", "protocolResult"]],
  ["server/features/articles/", ["guides", "guideEditing", "content"]],
  ["server/features/catalogue/search/", ["siteSearch", "searchField", "list"]],
  ["server/features/catalogue/", ["areas", "comparison", "list", "product", "content", "markers"]],
  ["server/features/journey/", ["journey", "onboarding", "progressBar", "today"]],
  ["server/features/programmes/", ["programmes"]],
  ["server/features/protocols/", ["protocol", "sevenDays"]],
  ["server/features/search/", ["siteSearch", "searchField", "list"]],
  ["server/features/suppliers/", ["suppliers"]],
  ["schema/rules/analyses/", ["analyses", "protocolResult"]],
  ["schema/rules/protocols/", ["protocol", "sevenDays"]],
  ["schema/rules/journey/", ["journey", "progressBar", "sevenDays"]],
];

/** Folders whose files no browser sees. */
const UNSEEN = [
  "docs/",
  "tests/rules/",
  "tests/api/",
  "tests/attacks/",
  "tests/faults/",
  "tests/components/",
  "tests/bench/",
  "tests/cluster/",
  "tests/mutations/",
];

/**
 * Specs to run for what differs from a commit, files included that are new.
 * @param {string} root
 * @param {string} since a commit, e.g. 'HEAD'
 * @returns {string[]} paths of specs; none when no browser can notice
 */
export function specsOfChanges(root, since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
  const all = readdirSync(join(root, "tests/browser")).filter((name) => name.endsWith(".spec.ts"));
  const specs = new Set();
  for (const path of changed.filter((name) => !UNSEEN.some((folder) => name.startsWith(folder)))) {
    const spec = /^tests\/browser\/(.+)$/.exec(path)?.[1];
    const named = spec ? [spec] : SPECS.find(([beginning]) => path.startsWith(beginning))?.[1];
    for (const name of all) if (!named || named.some((one) => name.startsWith(one))) specs.add(`tests/browser/${name}`);
  }
  return [...specs].sort();
}
