import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { comparedFromText } from "../../../schema/rules/comparison.ts";
import { useRecordActivity } from "../journey/useRecordActivity.ts";
import { TESTS } from "./areas.ts";
import { filtersFromAddress } from "./listFilters.ts";
import { loadProductList, ProductListPage } from "./ProductListPage.tsx";

/** Asks for the page's data. */
export const loadTestsPage = loadProductList(TESTS);

/** /tester (specification 2 §2). */
export function TestsPage() {
  const [params] = useSearchParams();
  const { category } = filtersFromAddress(params, TESTS);
  const isComparing = comparedFromText(params.get("jamfor")).length > 1;
  const record = useRecordActivity();
  useEffect(() => {
    if (category) record("VISIT", `category:${category}`);
  }, [category, record]);
  useEffect(() => {
    if (isComparing) record("COMPARISON", "comparison:TESTS");
  }, [isComparing, record]);
  return <ProductListPage area={TESTS} />;
}
