/** Somebody is asked who they are. */
interface VerificationRequest {
  /** Tells it from other times. */
  id: number;
  /** @param isProved false when they would rather not */
  answer(isProved: boolean): void;
}

/** For so long what shows the dialog may be on its way. */
const MAX_WAIT_MS = 10_000;

let asked: VerificationRequest | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

/** The pending identity check, for `useSyncExternalStore`; its dialog is on every page. */
export const verificationStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): VerificationRequest | undefined => asked,
};

function update(next: VerificationRequest | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks by password or code. @returns whether it was proved */
function askWhoItIs(): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isProved: boolean) => {
      update(undefined);
      resolve(isProved);
    };
    update({ id: nextId++, answer });
    // What shows the dialog is loaded after the page. Where it does not come, nobody could answer.
    setTimeout(() => listeners.size === 0 && asked?.answer === answer && answer(false), MAX_WAIT_MS);
  });
}

/**
 * Runs a mutation that wants to know for certain who it is (roles, deletion, import). Where the server answers
 * VERIFY_AGAIN, the visitor is asked, and the mutation is run once more.
 * @param attempt runs it
 * @param errorsOf finds the errors in its answer
 * @returns the last answer; still with VERIFY_AGAIN when the visitor would rather not
 */
export async function withVerification<Result>(
  attempt: () => Promise<Result>,
  errorsOf: (result: Result) => readonly { code: string }[] | undefined,
): Promise<Result> {
  const result = await attempt();
  const isRefused = errorsOf(result)?.some(({ code }) => code === "VERIFY_AGAIN");
  return isRefused && (await askWhoItIs()) ? attempt() : result;
}
