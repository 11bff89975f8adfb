import { posix } from "node:path";
import { Kind } from "graphql";

/** Writes `useTestsPageQuery` and the like over the typed documents of a file. */
export function plugin(_schema, documents, _config, { outputFile }) {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
  const lines = operations.map(({ operation, name: { value } }) => {
    const kind = operation === "mutation" ? "Mutation" : "Query";
    const hook = kind === "Query" ? "useCommittedQuery" : "useMutation";
    const types = `${value}${kind}, ${value}${kind}Variables`;
    return [
      `/** \`${hook}\` of ${value}. */`,
      `export const use${value}${kind} = (options: use${kind}.Options<${types}>) => ${hook}<${types}>(${value}Document, options);`,
    ].join("\n");
  });
  const has = (wanted) => operations.some(({ operation }) => (operation === "mutation") === (wanted === "mutation"));
  const own = posix.relative(posix.dirname(outputFile), "client/apollo/useCommittedQuery.ts");
  return {
    prepend: [
      ...(has("mutation") ? ['import { useMutation } from "@apollo/client/react";'] : []),
      ...(has("query") ? ['import type { useQuery } from "@apollo/client/react";'] : []),
      ...(has("query") ? [`import { useCommittedQuery } from "${own}";`] : []),
    ],
    content: lines.join("\n\n"),
  };
}
