import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { dismissToast, toastStore } from "../../client/toasts/toasts.ts";

configure({
  // What styles hide is the browser's to say: looking for it takes long.
  defaultHidden: true,
  // No test is about speed: a busy machine is slow.
  asyncUtilTimeout: 20_000,
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  window.localStorage.clear();
  // Files share what their worker has loaded: a message of one would show in the next.
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
