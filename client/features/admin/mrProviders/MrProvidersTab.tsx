/** To come. */
export const MrProvidersTab = () => null;
