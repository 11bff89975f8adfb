/** Span attributes: our own names and numbers only, never user input or stored data. */
export type SpanAttributes = Record<string, string | number>;

/** Whatever keeps traces. */
export interface Tracer {
  /** Runs work as a span within the one that runs already. */
  run<Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>): Promise<Result>;
  /** Adds to what is said of the span that runs. */
  annotate(attributes: SpanAttributes): void;
}

let tracer: Tracer | undefined;

/** Lets a tracer see all work of the process from now on; undefined ends that. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Runs work as a part of a trace where traces are kept, and merely runs it where they are not.
 * @param name what it is, one of few
 */
export const traced = <Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> => (tracer ? tracer.run(name, attributes, work) : work());

/** Adds to what is said of the work that runs, where traces are kept. */
export const annotate = (attributes: SpanAttributes): void => tracer?.annotate(attributes);
