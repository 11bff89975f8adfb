import { BIOHACKING } from "../list/biohackingArea.ts";
import { SUPPLEMENTS } from "../list/supplementsArea.ts";
import { TESTS } from "../list/testsArea.ts";
import { productPage } from "./ProductPage.tsx";

/** The pages of products by area. */
export const productPages = {
  tests: productPage(TESTS),
  supplements: productPage(SUPPLEMENTS),
  biohacking: productPage(BIOHACKING),
};
