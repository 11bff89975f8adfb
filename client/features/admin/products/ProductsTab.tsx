import { useSearchParams } from "react-router-dom";
import { ProductEditor } from "./ProductEditor.tsx";
import { ProductList } from "./ProductList.tsx";

/** The tab 'Produkter': all products, and one of them where the address names it. */
export function ProductsTab() {
  const id = useSearchParams()[0].get("id");
  return id ? <ProductEditor key={id} id={id} /> : <ProductList />;
}
