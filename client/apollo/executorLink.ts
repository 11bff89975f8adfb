import { ApolloLink } from "@apollo/client";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { Observable } from "rxjs";

/** Executes an operation in-process, without HTTP. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<unknown>;

/** A link that calls a function instead of a server; used while rendering on the server. */
export const executorLink = (execute: Execute): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        execute(operation.query, operation.variables).then(
          (result) => {
            observer.next(result as FormattedExecutionResult as ApolloLink.Result);
            observer.complete();
          },
          (error) => observer.error(error),
        );
      }),
  );
