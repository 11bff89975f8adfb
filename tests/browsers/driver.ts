/** A window of a browser with nothing stored, as its protocol drives it. */
export interface Driver {
  engine: "Firefox" | "WebKitGTK";
  /** Loads an address, and waits until its files are there. */
  goTo(address: string): Promise<void>;
  /** Runs a function of the page's; it may answer later. */
  run<Arguments extends unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Runs a script beside the page's own, which its content security policy does not stop. */
  install(script: string): Promise<void>;
  /** Presses and releases the pointer's button there. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, with others held: 'Enter', 'Control+a'. */
  press(keys: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  /** Errors of pages so far, as far as the protocol tells of them. */
  errors: string[];
  /** Where files are saved. */
  downloads: string;
  close(): Promise<void>;
}
