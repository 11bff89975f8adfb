/** The data of a query: earlier data is kept until the next response; a failure replaces it. */
export const latestData = <Data>(result: { data?: Data; previousData?: Data; error?: unknown }): Data | undefined =>
  result.error ? result.data : (result.data ?? result.previousData);
