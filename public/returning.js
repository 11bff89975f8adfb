// Marks the page when the browser holds a guest's journey, before it is painted: the server rendered an empty one.
try {
  const keys = ["global-progress", "userActivities", "onboardingData", "recommendation-answers"];
  if (keys.some((key) => localStorage.getItem(key) !== null)) document.documentElement.dataset.returning = "";
} catch {
  // A browser that stores nothing holds no journey.
}
