/** Goes to the top of the page, with the keyboard's place too. */
export function scrollToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  document.getElementById("innehall")?.focus({ preventScroll: true });
}
