/** To come. */
export const CategoriesTab = () => null;
