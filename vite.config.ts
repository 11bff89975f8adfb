import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type BuildOptions, type ConfigEnv, defaultClientConditions, defineConfig } from "vite";
import { iconModules } from "./iconModules.ts";
import { dependencies } from "./package.json" with { type: "json" };
import { withPlayground } from "./server/cli/isBuilt.mjs";
import { themeStyles } from "./themeStyles.ts";

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
  "@mui/material/(styles|utils|Box|Button|ButtonBase|CircularProgress|IconButton|SvgIcon|Typography)",
];

/**
 * What every page's first load has, and small parts that several pages share: a file each would cost more than they do.
 * The entry itself is not among them, since what other entries share with it would start it there.
 */
const SHELL = [
  "client/(App|routes|apollo/(client|httpLink)|guest/(guestLink|personalChannel)|session/sessionChannel)\\.",
  "client/ui/(Artwork|Badge|Card|DemoNotice|EmptyState|link/(Link|TextLink|adLinks)|PageContainer|PageOpening|PlainBox|classNames|createIcon|mergeSx|Skeleton|badgeTints|difficultyLabel|useIsBrowser|VisuallyHidden|visibleTime|form/FieldControl)\\.",
  "client/ui/.*\\.module\\.css",
  "schema/(brand|catalogue|parseUrl|rules/(catalogue/comparison|words/(dates|numbers|phrases)))\\.",
  "client/features/(catalogue/format|journey/(dialogEvents|data/useRecordActivity))\\.",
  "~icons/ic/baseline-(add|check|close|expand-more|open-in-new|search|tune)\\.",
  "node_modules/@apollo/client/react/hooks/use(Fragment|ReactiveVar)",
  "client/.*/use(OptimisticUrlState|More|CommittedQuery|WhenOnline)\\.",
  "vite/preload-helper",
];

/** What lists and the pages of products share: small parts again. */
const CATALOGUE = [
  "client/features/catalogue/card/(CompareButton|ProductBadges|ProductCard\\.generated|ProductFacts|ProductImage|ProductPrice|VisitButton|card\\.module|hyphenation)\\.",
  "client/features/catalogue/comparison/(ComparisonSlot|barFocus|comparisonAddress|comparisonStore)\\.",
  "client/features/catalogue/list/(listFilters|listOrders|listStructuredData|priceFilter|testsArea)\\.",
  "client/ui/useLoadMore\\.",
];

const browserBuild: BuildOptions = {
  outDir: "dist/client",
  emptyOutDir: true,
  manifest: "manifest.json",
  target: "es2022",
  // The first that know cascade layers, in which all of it is (client/base.css); nesting is written out for them.
  cssTarget: ["chrome99", "firefox97", "safari15.4"],
  // The server names what a first page needs. Later pages find theirs as they load: naming the files of
  // all of them ahead would cost every first visit more than it saves any later one.
  modulePreload: { resolveDependencies: () => [] },
  rolldownOptions: {
    input: { browser: "client/browser.tsx", ...(withPlayground() && { graphiql: "client/graphiql/graphiql.tsx" }) },
    // Functions and types of properties that are never asked for in production: CommonJS, so that the build cannot know.
    treeshake: {
      moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|prop-types)\//, sideEffects: false }],
    },
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

/** React Router's package names its build for development everywhere; the one for production lies beside it. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs` },
];

const isBrowserBuild = ({ command, isSsrBuild }: ConfigEnv): boolean => command === "build" && !isSsrBuild;

/** One configuration for the browser build, the server build, development and one-off scripts. */
export default defineConfig((environment) => ({
  root,
  appType: "custom",
  plugins: [iconModules(), themeStyles(), react()],
  publicDir: environment.isSsrBuild ? false : "public",
  build: environment.isSsrBuild ? serverBuild : browserBuild,
  // What the built server finds beside it is what package.json calls a dependency; everything else is in the build.
  ...(environment.isSsrBuild && { ssr: { noExternal: true, external: Object.keys(dependencies) } }),
  // The same in the browser and on the server; in what is built as short as can be.
  css: {
    modules: { generateScopedName: environment.command === "build" ? "[hash:base64:5]" : "[local]-[hash:base64:5]" },
  },
  resolve: { alias: isBrowserBuild(environment) ? PRODUCTION_ROUTER : [] },
  // RxJS has a smaller build for browsers of this decade under this name.
  environments: { client: { resolve: { conditions: ["es2015", ...defaultClientConditions] } } },
  optimizeDeps: { exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"] },
  server: { middlewareMode: true, hmr: { port: 24_678 } },
}));
