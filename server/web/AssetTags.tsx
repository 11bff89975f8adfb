import type { PageAssets } from "./assets.ts";

/** A page's `<link>` tags, for its head. */
export const AssetLinks = ({ assets: { fonts, stylesheets, modules } }: { assets: PageAssets }) => (
  <>
    {fonts.map((address) => (
      <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="" />
    ))}
    {stylesheets.map((address) => (
      <link key={address} rel="stylesheet" href={address} />
    ))}
    {modules.map((address) => (
      <link key={address} rel="modulepreload" fetchPriority="low" href={address} />
    ))}
  </>
);

/** A page's `<script>` tags, for the end of its body. */
export const AssetScripts = ({ assets: { scripts } }: { assets: PageAssets }) =>
  scripts.map((script) =>
    "src" in script ? (
      <script key={script.src} type="module" src={script.src} />
    ) : (
      <script key={script.text} type="module">
        {script.text}
      </script>
    ),
  );
