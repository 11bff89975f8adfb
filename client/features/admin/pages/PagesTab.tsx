/** To come. */
export const PagesTab = () => null;
