import type { LOCATION_LABELS } from "../../catalogue.ts";

/** A test, as far as its sampling is concerned. */
export interface SampledTest {
  providerName: string;
  testLocation: keyof typeof LOCATION_LABELS | null;
}

/** How many times somebody gives samples. */
export interface Samplings {
  /** Visits somewhere. */
  visits: number;
  /** Kits that are used at home. */
  homeKits: number;
}

/**
 * How many times samples are given for tests: tests of the same provider are taken at one visit, and each test that is
 * taken at home is a kit of its own. Where a test may be taken in several places, or nobody says where, it is a visit.
 */
export function samplingsOf(tests: readonly SampledTest[]): Samplings {
  const away = tests.filter(({ testLocation }) => testLocation !== "HOME");
  return {
    visits: new Set(away.map(({ providerName }) => providerName)).size,
    homeKits: tests.length - away.length,
  };
}
