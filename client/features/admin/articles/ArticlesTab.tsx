/** To come. */
export const ArticlesTab = () => null;
