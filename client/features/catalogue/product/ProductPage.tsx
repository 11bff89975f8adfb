import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import { type ComponentType, use } from "react";
import { Navigate, redirect, useParams } from "react-router-dom";
import { productIdOf } from "../../../../schema/rules/catalogue/productPath.ts";
import type { PageLoader } from "../../../pageLoader.ts";
import { NotFoundPage } from "../../../shell/pages/NotFoundPage.tsx";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ComparisonSlot } from "../comparison/ComparisonSlot.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { ProductContents } from "./ProductContents.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductNotFound } from "./ProductNotFound.tsx";
import { ProductOffer } from "./ProductOffer.tsx";
import { ProductOpening } from "./ProductOpening.tsx";
import { ProductPageDocument, useProductPageQuery } from "./ProductPage.generated.ts";
import type { PageProduct } from "./pageProduct.ts";
import { productStructuredData } from "./productStructuredData.ts";
import { SimilarProducts } from "./SimilarProducts.tsx";

/** The pages of an area's products, with their loader. */
export function productPage(area: AreaConfig): { Component: ComponentType; loader: PageLoader } {
  return {
    Component: () => <ProductPage area={area} />,
    loader: loadProductPage,
  };
}

/**
 * Loads the product whose number ends the address; an address with a former name, or below another area, redirects
 * permanently.
 */
async function loadProductPage(apollo: ApolloClient, url: URL) {
  const id = productIdOf(url.pathname.split("/")[2] ?? "");
  if (id === undefined) return new Response(null, { status: 404 });
  const { data } = await apollo.query({ query: ProductPageDocument, variables: { id } });
  if (!data?.product) return new Response(null, { status: 404 });
  return data.product.path === url.pathname ? undefined : redirect(data.product.path + url.search, 301);
}

/** /tester/{slug}, /kosttillskott/{slug} and /biohacking/{slug}. */
function ProductPage({ area }: { area: AreaConfig }) {
  const { slug = "" } = useParams();
  const id = productIdOf(slug);
  return id === undefined ? <NotFoundPage /> : <Found key={id} id={id} slug={slug} area={area} />;
}

function Found({ id, slug, area }: { id: number; slug: string; area: AreaConfig }) {
  const { data, error, refetch } = useProductPageQuery({ variables: { id } });
  if (!data) {
    return (
      <PageContainer width="article" top="heading">
        {error ? (
          <LoadFailure
            message="Produkten kunde inte hämtas. Försök igen."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton width="60%" height={48} />
        )}
      </PageContainer>
    );
  }
  const { product } = data;
  if (!product) return <ProductNotFound area={area} />;
  if (product.path !== `${area.path}/${slug}`) return <Navigate to={product.path} replace />;
  return <Content product={product} area={area} isDemo={data.isDemoCatalogue} />;
}

/** The longest description that search engines show. */
const MAX_DESCRIPTION = 160;

function Content({ product, area, isDemo }: { product: PageProduct; area: AreaConfig; isDemo: boolean }) {
  const origin = use(OriginContext);
  const similar = product.category.products?.nodes.filter(({ databaseId }) => databaseId !== product.databaseId) ?? [];
  return (
    <>
      <Seo
        title={product.name}
        description={shortened(product.description || area.description)}
        path={product.path}
        structuredData={productStructuredData(origin, product, area, isDemo)}
      />
      <PageContainer component="article" aria-labelledby="namn" width="article" top="list">
        <Box
          sx={{
            display: "grid",
            columnGap: 14,
            rowGap: { xs: 6, md: 14 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
            alignItems: "start",
          }}
        >
          <ProductOpening product={product} area={area} isDemo={isDemo} />
          <ProductOffer
            product={product}
            area={area}
            // Beside the text, where it stays in sight; on phones between the opening and the rest.
            sx={{ gridColumn: { md: 2 }, gridRow: { md: "1 / span 2" }, position: { md: "sticky" }, top: 92 }}
          />
          <Box sx={{ display: "grid", gap: { xs: 10, md: 14 }, mt: { xs: 4, md: 0 }, gridColumn: 1 }}>
            <ProductContents product={product} area={area} />
            <ProductDetails product={product} area={area} />
            {area.note && <Notice tone="info">{area.note}</Notice>}
          </Box>
        </Box>
        {similar.length > 0 && <SimilarProducts product={product} similar={similar} area={area} />}
      </PageContainer>
      <ComparisonSlot area={area} />
    </>
  );
}

/** A text's beginning, cut between words. */
const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, "")}…`;
