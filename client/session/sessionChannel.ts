/** Channel between the tabs of this browser for changes of the session or the account. */
export const tabs = typeof window === "undefined" ? undefined : new BroadcastChannel("livsresan-account");
