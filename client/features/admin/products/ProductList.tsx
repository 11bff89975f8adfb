import { NetworkStatus } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { formatProductCount } from "../../../../schema/products.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductReview } from "./ProductReview.tsx";
import { useEditableProductsQuery } from "./ProductsTab.generated.ts";
import { ProductTable } from "./ProductTable.tsx";
import { addressWithFilters, isFiltered, variablesFrom } from "./productFilters.ts";

/** All products, filtered by the address, page by page; those that wait to be looked at with what is read of them. */
export function ProductList() {
  const [params] = useSearchParams();
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Produkter</Typography>
        <Button component={Link} to={addressWithFilters(params, "ny")} variant="contained" sx={{ minHeight: 48 }}>
          Ny produkt
        </Button>
      </Box>
      <ProductFilters />
      {variablesFrom(params).awaitsReview ? <ProductReview params={params} /> : <AllProducts params={params} />}
    </>
  );
}

function AllProducts({ params }: { params: URLSearchParams }) {
  // What is known stays, so that Back from a product leads to its place in the list.
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useEditableProductsQuery({
    variables: variablesFrom(params),
    notifyOnNetworkStatusChange: true,
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler produkter",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const products = latestData({ data, previousData, error })?.editableProducts;
  return (
    <>
      {products ? (
        <Box aria-busy={networkStatus === NetworkStatus.setVariables}>
          <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
            {formatProductCount(products.totalCount)}
          </Typography>
          <ProductTable products={products.nodes} params={params} isFiltered={isFiltered(params)} />
          <ShowMore pageInfo={products.pageInfo} awaited={awaited} onMore={more} />
          <Deleted of="PRODUCT" />
        </Box>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar produkterna …" />
      )}
    </>
  );
}
