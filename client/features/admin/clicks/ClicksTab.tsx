/** To come. */
export const ClicksTab = () => null;
