/** Where the tabs of this browser tell each other that who is signed in, or their account, has changed. */
export const tabs = typeof window === "undefined" ? undefined : new BroadcastChannel("livsresan-account");
