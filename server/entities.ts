import { Biomarker } from "./features/catalogue/Biomarker.ts";
import { Category } from "./features/catalogue/Category.ts";
import { Product } from "./features/catalogue/Product.ts";
import { Provider } from "./features/catalogue/Provider.ts";

/** Every table that has a class; a new entity is added here. */
export const entities = [Biomarker, Category, Product, Provider];
