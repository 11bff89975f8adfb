// Preloaded into a server (NODE_OPTIONS): says at its end which packages for traces it has loaded.
process.on("exit", () => {
  const found = Object.keys(require.cache).flatMap((file) => /@opentelemetry\/([\w-]+)\//.exec(file)?.[1] ?? []);
  console.log(`loaded for traces: ${[...new Set(found)].sort().join(" ") || "nothing"}`);
});
