// What pages and the service worker tell each other of reminders. The worker reads no `localStorage`, so this is kept
// beside the copies of pages, each thing under a name of its own: two that write at once lose nothing.

/** The key under which a page keeps the device's random name. */
export const REMINDER_DEVICE = "reminder-device";

const CACHE = "reminders";
const addressOf = (name: string): string => `/reminders/${name}`;

/** What the worker must know of the device. */
export interface StoredDevice {
  deviceKey: string;
  /** Whether nobody is signed in there: what is ticked then stays in the browser. */
  isGuest: boolean;
}

/** A step that a guest has left, by which 'Klar' finds it. */
export interface StoredStep {
  itemKey: string;
  /** The day by which its list knows it. */
  listDay: string;
  /** When it is reminded of: its time of day, or its own time. */
  timeOfDay: string;
}

/** What was pressed in a notification, and is not where ticks belong yet. */
export interface NotifiedTick {
  itemKey: string;
  day: string;
  listDay: string;
  /** When, as ISO text. */
  at: string;
}

/** What is stored, by name. */
interface Stored {
  device: StoredDevice;
  steps: { day: string; steps: StoredStep[] };
  later: { times: string };
  [tick: `tick/${string}`]: NotifiedTick;
}

/** Stores something, in the place of what had the name. */
export async function keep<Name extends keyof Stored>(name: Name, value: Stored[Name]): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(name), new Response(JSON.stringify(value)));
}

/** Reads something; undefined where there is none. */
export async function recall<Name extends keyof Stored>(name: Name): Promise<Stored[Name] | undefined> {
  const found = await (await caches.open(CACHE)).match(addressOf(name));
  return found?.json();
}

/** Removes something. */
export const drop = async (name: keyof Stored): Promise<unknown> => (await caches.open(CACHE)).delete(addressOf(name));

/** What was ticked in notifications, with its name, the oldest first. */
export async function notifiedTicks(): Promise<[`tick/${string}`, NotifiedTick][]> {
  if (!(await caches.has(CACHE))) return [];
  const names = (await (await caches.open(CACHE)).keys()).flatMap(({ url }) => {
    const [, id] = /\/reminders\/tick\/([^/]+)$/.exec(url) ?? [];
    return id ? [`tick/${id}` as const] : [];
  });
  const ticks = await Promise.all(names.map(async (name) => [name, await recall(name)] as const));
  return ticks
    .flatMap(([name, tick]): [`tick/${string}`, NotifiedTick][] => (tick ? [[name, tick]] : []))
    .sort(([, one], [, other]) => one.at.localeCompare(other.at));
}

/** Removes everything. */
export const dropAll = (): Promise<boolean> => caches.delete(CACHE);
