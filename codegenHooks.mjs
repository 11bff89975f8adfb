import { Kind } from "graphql";

/** Writes `useTestsPageQuery` and the like over the typed documents of a file. */
export function plugin(_schema, documents) {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
  const lines = operations.map(({ operation, name: { value } }) => {
    const kind = operation === "mutation" ? "Mutation" : "Query";
    const types = `${value}${kind}, ${value}${kind}Variables`;
    return [
      `/** \`use${kind}\` of ${value}. */`,
      `export const use${value}${kind} = (options: use${kind}.Options<${types}>) => use${kind}<${types}>(${value}Document, options);`,
    ].join("\n");
  });
  const kinds = new Set(operations.map(({ operation }) => (operation === "mutation" ? "useMutation" : "useQuery")));
  return {
    prepend: kinds.size > 0 ? [`import { ${[...kinds].sort().join(", ")} } from "@apollo/client/react";`] : [],
    content: lines.join("\n\n"),
  };
}
