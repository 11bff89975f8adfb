import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { type BuildOptions, type ConfigEnv, defaultClientConditions, defineConfig, type Plugin } from "vite";
import { iconModules } from "./iconModules.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

const serverBuild: BuildOptions = {
  outDir: "dist/server",
  emptyOutDir: true,
  target: "node20",
  minify: false,
  sourcemap: true,
  // The server, and the commands of whoever runs it.
  rolldownOptions: {
    input: {
      main: "server/main.ts",
      admin: "server/cli/admin.ts",
      backup: "server/cli/backup.ts",
      doctor: "server/cli/doctor.ts",
      restore: "server/cli/restore.ts",
      import: "server/cli/import.ts",
      migrate: "server/cli/migrate.ts",
      seed: "server/cli/seed.ts",
    },
  },
};

/** Libraries that every page needs. */
const CORE = [
  "react|react-dom|scheduler|react-router|react-router-dom",
  "@apollo|rxjs|optimism|@wry|tslib",
  "@emotion|stylis|@mui/(system|styled-engine|utils)",
  "@mui/material/(styles|utils|Box|Button|ButtonBase|CircularProgress|CssBaseline|IconButton|SvgIcon|Typography)",
];

/**
 * What every page's first load has, and small parts that several pages share: a file each would cost more than they do.
 * The entry itself is not among them, since what other entries share with it would start it there.
 */
const SHELL = [
  "client/(App|routes|apollo/(client|httpLink)|guest/(guestLink|personalChannel)|session/sessionChannel)\\.",
  "client/ui/(Artwork|Badge|Card|DemoNotice|EmptyState|link/(Link|TextLink|adLinks)|PageContainer|PageOpening|mergeSx|Skeleton|badgeTints|difficultyLabel|useIsBrowser|visibleTime|form/FieldControl)\\.",
  "schema/(brand|catalogue|rules/(catalogue/comparison|words/(dates|numbers)))\\.",
  "client/features/(catalogue/format|journey/(dialogEvents|data/useRecordActivity))\\.",
  "~icons/ic/baseline-(add|check|close|open-in-new|search|tune)\\.",
  "node_modules/@apollo/client/react/hooks/useFragment",
  "client/.*/use(OptimisticUrlState|More|CommittedQuery|WhenOnline)\\.",
  "vite/preload-helper",
];

/** What lists and the pages of products share: small parts again. */
const CATALOGUE = [
  "client/features/catalogue/card/(CompareButton|ProductBadges|ProductCard\\.generated|ProductFacts|ProductImage|ProductPrice|VisitButton|cardLayout|hyphenation)\\.",
  "client/features/catalogue/comparison/(ComparisonSlot|barFocus|comparisonAddress|comparisonStore)\\.",
  "client/features/catalogue/list/(listFilters|listOrders|listStructuredData|priceFilter|testsArea)\\.",
  "client/ui/(VisuallyHidden|useLoadMore)\\.",
  "~icons/ic/baseline-expand-more\\.",
  "node_modules/@apollo/client/react/hooks/useReactiveVar",
];

/** Names of the chunks that most first visits load. */
const FIRST_LOAD = ["core", "shell", "catalogue", "ProductListPage"];

const browserBuild: BuildOptions = {
  outDir: "dist/client",
  emptyOutDir: true,
  manifest: "manifest.json",
  target: "es2022",
  // The server names what a first page needs. Later pages find theirs as they load: naming the files of
  // all of them ahead would cost every first visit more than it saves any later one.
  modulePreload: { resolveDependencies: () => [] },
  rolldownOptions: {
    input: { browser: "client/browser.tsx", graphiql: "client/graphiql/graphiql.tsx" },
    // Emotion names it for a function that is never called here; it is CommonJS, so that the build cannot know.
    treeshake: { moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          {
            // What every page needs is one file: together it compresses some 4 % better than in pieces.
            name: "core",
            test: new RegExp(`node_modules/(${CORE.join("|")})/`),
            // Not the parts of these libraries that only menus, dialogs and forms use.
            tags: ["$initial"],
          },
          { name: "shell", test: new RegExp(SHELL.join("|")) },
          { name: "catalogue", test: new RegExp(CATALOGUE.join("|")) },
        ],
      },
    },
  },
};

/** Parts of buttons that the theme turns off and that nobody asks for: ripples, and the circle of one that is waiting. */
const UNUSED = ["./TouchRipple.mjs", "../CircularProgress/index.mjs"].map((find) => ({
  find,
  replacement: `${root}client/stubs/nothing.ts`,
}));

/** Emotion's list of attributes is longer than what this site needs to know of them; React no longer reads types of properties. */
const SHORTENED = [
  { find: /^@emotion\/is-prop-valid$/, replacement: `${root}client/stubs/isPropValid.ts` },
  { find: /^prop-types$/, replacement: `${root}client/stubs/propTypes.ts` },
];

/** React Router's package names its build for development everywhere; the one for production lies beside it. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs` },
];

const isBrowserBuild = ({ command, isSsrBuild }: ConfigEnv): boolean => command === "build" && !isSsrBuild;

/**
 * Says of React Router's components what its package does not: making one does nothing else, so that those that nobody
 * uses are left out. Its own links are among them, with what preloads pages of its framework (see `client/ui/link/Link.tsx`).
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  apply: (_, environment) => isBrowserBuild(environment),
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/= (?=React\d*\.(forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ ")
        .replace(/^\w+\.displayName = "\w+";$/gm, ""),
      map: null,
    }),
  },
};

/**
 * Minifies what most first visits load once more, by a minifier that is slower than Vite's and takes 1.5 % more away.
 * All files together would take it a minute, most of which editors need that hardly anybody opens.
 */
const minifyFirstLoad: Plugin = {
  name: "minify-first-load",
  apply: (_, environment) => isBrowserBuild(environment),
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output : []));
    for (const chunk of chunks.filter(({ name }) => FIRST_LOAD.includes(name))) {
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
      });
      if (code) chunk.code = code;
    }
  },
};

/** One configuration for the browser build, the server build, development and one-off scripts. */
export default defineConfig((environment) => ({
  root,
  appType: "custom",
  plugins: [iconModules(), react(), unusedRouterParts, minifyFirstLoad],
  publicDir: environment.isSsrBuild ? false : "public",
  build: environment.isSsrBuild ? serverBuild : browserBuild,
  resolve: { alias: isBrowserBuild(environment) ? [...PRODUCTION_ROUTER, ...UNUSED, ...SHORTENED] : [] },
  // RxJS has a smaller build for browsers of this decade under this name.
  environments: { client: { resolve: { conditions: ["es2015", ...defaultClientConditions] } } },
  optimizeDeps: { exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"] },
  server: { middlewareMode: true, hmr: { port: 24_678 } },
}));
