/** To come. */
export const ProductsTab = () => null;
