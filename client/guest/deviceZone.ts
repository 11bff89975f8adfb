/** The zone of the device's clock. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
