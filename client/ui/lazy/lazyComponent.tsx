import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ComponentType, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { showToast } from "../../toasts/toasts.ts";
import { type LazyCode, lazyCode } from "./lazyCode.ts";

/**
 * What happens where a part's code could not be loaded: its place says so, with 'Försök igen'; nothing, where the page
 * does as well without; or a message, and what takes the part away (as a dialog's `onClose`), so that what opened it
 * can be pressed again.
 */
type Failure<Props> = "told in place" | "left out" | ((props: Props) => void);

/**
 * A part of a page whose code is loaded when it first shows. What is around it stays, whatever becomes of that.
 * @param load gives the component, from a file of its own
 * @param options.fallback shows until it is there
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failure = "told in place" }: { fallback?: ReactNode; failure?: Failure<Props> } = {},
): ComponentType<Props> {
  const code = lazyCode(load);
  return (props) => (
    <Suspense
      fallback={
        <Waiting
          code={code}
          isTold={failure === "told in place"}
          onFailed={() => {
            if (typeof failure !== "function") return;
            tellNotOpened();
            failure(props);
          }}
        >
          {fallback}
        </Waiting>
      }
    >
      <code.Code {...(props as Props & Record<never, never>)} />
    </Suspense>
  );
}

/** Tells that what was to open could not be loaded. */
export const tellNotOpened = (): void =>
  showToast({
    title: "Det gick inte att öppna",
    text: "Kontrollera uppkopplingen och försök igen.",
    tone: "error",
    action: { label: "Ladda om sidan", run: () => window.location.reload() },
  });

/** Stands in for code that is on its way, or did not come. */
export function Waiting<Props>(props: {
  code: LazyCode<Props>;
  /** Whether its place says that it did not come. */
  isTold: boolean;
  onFailed?: () => void;
  children: ReactNode;
}) {
  const { code, onFailed } = props;
  const hasFailed = useSyncExternalStore(code.subscribe, code.hasFailed, () => false);
  // Shown once more, as a menu that is opened again.
  useEffect(() => {
    if (code.hasFailed()) void code.tryAgain();
  }, [code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each failure, whatever renders meanwhile
  useEffect(() => {
    if (code.hasFailed()) onFailed?.();
  }, [hasFailed]);
  if (!hasFailed || !props.isTold) return props.children;
  return (
    <div role="alert">
      <Typography sx={{ mb: 3 }}>Den här delen kunde inte hämtas.</Typography>
      <Button variant="outlined" onClick={() => void code.tryAgain(true)}>
        Försök igen
      </Button>
    </div>
  );
}
