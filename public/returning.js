// Marks the page before it is painted with what the browser holds and the server could not know: a guest's journey, how
// many protocols a guest follows, a guest's values of tests, and a protocol that was begun and not saved; and what it holds
// of an account, where the page is everybody's copy, stored for when there is no network.
try {
  const html = document.documentElement;
  const keys = ["global-progress", "userActivities", "onboardingData", "recommendation-answers", "active-protocols"];
  if ("stored" in html.dataset) keys.push("account-answers");
  if (keys.some((key) => localStorage.getItem(key) !== null)) html.dataset.returning = "";
  if (localStorage.getItem("lab-values") !== null) html.dataset.labValues = "";
  if (localStorage.getItem("draft-protocol") !== null) html.dataset.draft = "";
  const followed = JSON.parse(localStorage.getItem("active-protocols")).filter((one) => one.is_active).length;
  if (followed > 0) {
    html.dataset.protocols = "";
    html.style.setProperty("--protocols", followed);
  }
} catch {
  // A browser that stores nothing, or nothing of this, has nothing to mark.
}
