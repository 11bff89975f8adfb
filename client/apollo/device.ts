import { ApolloLink } from "@apollo/client";
import { from } from "rxjs";

/** What an area answers for the browser: operation name → its data. */
// biome-ignore lint/suspicious/noExplicitAny: each answer knows its own variables
export type DeviceAnswers = Readonly<Record<string, (variables: any) => Record<string, unknown>>>;

/** Areas whose personal operations the browser answers itself; a new area adds itself here. */
const AREAS: readonly { operations: readonly string[]; load(): Promise<{ answers: DeviceAnswers }> }[] = [
  {
    operations: ["Journey", "RecordActivity", "CompleteOnboarding", "SetPlanned", "RemovePlanned"],
    load: () => import("../features/journey/journeyDevice.ts"),
  },
];

/**
 * Answers the personal operations from the browser when nobody is signed in, by the same rules as
 * the server; when somebody is, they go on to the server. Components never ask which.
 */
export const createDeviceLink = (isSignedIn: () => boolean): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? "";
    const area = AREAS.find(({ operations }) => operations.includes(name));
    if (!area || isSignedIn()) return forward(operation);
    return from(area.load().then(({ answers }) => ({ data: answers[name]?.(operation.variables) })));
  });
