/**
 * Waits until an address answers well, for a minute at most.
 * @param {string} url
 * @returns {Promise<void>}
 */
export async function answering(url) {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not answer`);
}
