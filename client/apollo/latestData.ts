/** What a query found: what it found before stays until there is an answer; a failure is told instead of it. */
export const latestData = <Data>(result: { data?: Data; previousData?: Data; error?: unknown }): Data | undefined =>
  result.error ? result.data : (result.data ?? result.previousData);
