import Box from "@mui/material/Box";
import { type ComponentType, use } from "react";
import type { PageLoader } from "../../../pageLoader.ts";
import { isAdmin, useViewer } from "../../../session/viewer.ts";
import { AdminsOnly } from "../../../shell/AdminsOnly.tsx";
import { AsyncContent, IdSlugPage } from "../../../shell/pages/IdSlugPage.tsx";
import { MissingPage } from "../../../shell/pages/MissingPage.tsx";
import { redirectToCanonicalPath } from "../../../shell/pages/redirectToCanonicalPath.ts";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { shortDescription } from "../../../shell/shortDescription.ts";
import { GuideLinks } from "../../../ui/link/GuideLinks.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { addressOfContentTab } from "../../admin/contentTabs.ts";
import { RemindMe } from "../../reminders/RemindMe.tsx";
import { ComparisonSlot } from "../comparison/ComparisonSlot.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { BuyingBar } from "./BuyingBar.tsx";
import { CheaperTests } from "./CheaperTests.tsx";
import { GoneProductDocument } from "./GoneProduct.generated.ts";
import { PriceHistory } from "./PriceHistory.tsx";
import { loadPriceWatches, PriceWatch } from "./PriceWatch.tsx";
import { ProductContents } from "./ProductContents.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductOffer } from "./ProductOffer.tsx";
import { ProductOpening } from "./ProductOpening.tsx";
import { ProductPageDocument, useProductPageQuery } from "./ProductPage.generated.ts";
import type { PageProduct } from "./pageProduct.ts";
import { productStructuredData } from "./productStructuredData.ts";
import { Sellers } from "./Sellers.tsx";
import { SimilarProducts } from "./SimilarProducts.tsx";
import { SupplementInShort } from "./SupplementInShort.tsx";
import { TakingTest } from "./TakingTest.tsx";
import { TestLimits } from "./TestLimits.tsx";
import { Variants } from "./Variants.tsx";

/** The pages of an area's products, with their loader. */
export function productPage(area: AreaConfig): { Component: ComponentType; loader: PageLoader } {
  return {
    Component: () => <IdSlugPage>{(id) => <Found key={id} id={id} area={area} />}</IdSlugPage>,
    loader: loadProductPage,
  };
}

/**
 * Loads the product whose number ends the address; an address with a former name, or below another area, redirects
 * permanently. A deleted product is 410, so that search engines forget it.
 */
const loadProductPage: PageLoader = (apollo, url) =>
  redirectToCanonicalPath(
    url,
    async (id) => {
      const [{ data }] = await Promise.all([
        apollo.query({ query: ProductPageDocument, variables: { id } }),
        // The product is what the page is about: it is shown without the watch where that cannot be read.
        loadPriceWatches(apollo).catch(() => undefined),
      ]);
      if (data?.product || !(await isAdmin(apollo))) return data?.product?.path;
      const hidden = await apollo.query({ query: ProductPageDocument, variables: { id, all: true } });
      return hidden.data?.product?.path;
    },
    async (id) => {
      const { data } = await apollo.query({ query: GoneProductDocument, variables: { id } });
      return data?.isProductGone ? 410 : 404;
    },
  );

/** /tester/{slug}, /kosttillskott/{slug} and /biohacking/{slug}. */
function Found({ id, area }: { id: number; area: AreaConfig }) {
  const viewer = useViewer();
  const available = useProductPageQuery({ variables: { id } });
  const isHidden = available.data?.product === null && viewer?.canAdminister === true;
  const hidden = useProductPageQuery({ variables: { id, all: true }, skip: !isHidden });
  const { data, error, refetch } = isHidden ? hidden : available;
  return (
    <AsyncContent
      found={data?.product}
      hasFailed={error !== undefined}
      failure="Produkten kunde inte hämtas. Försök igen."
      onRetry={refetch}
      missing={
        <MissingPage
          title="Produkten finns inte"
          text="Den har tagits bort, eller så är adressen fel. Bland de andra finns kanske något som passar."
          to={area.path}
          action={area.action}
        />
      }
    >
      {(product) => (
        <Content product={product} area={area} isDemo={data?.isDemoCatalogue ?? true} isHidden={isHidden} />
      )}
    </AsyncContent>
  );
}

function Content(props: { product: PageProduct; area: AreaConfig; isDemo: boolean; isHidden: boolean }) {
  const { product, area, isDemo, isHidden } = props;
  const origin = use(OriginContext);
  const similar = product.category.products?.nodes.filter(({ databaseId }) => databaseId !== product.databaseId) ?? [];
  return (
    <>
      <Seo
        title={product.name}
        description={shortDescription(product.description || area.description)}
        {...(!isHidden && {
          path: product.path,
          structuredData: productStructuredData(origin, product, area, isDemo),
        })}
      />
      {isHidden && (
        <AdminsOnly state="Dold" editor={addressOfContentTab("produkter", product.id)} label="Redigera produkten" />
      )}
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
            isHidden={isHidden}
            // Beside the text, where it stays in sight; on phones between the opening and the rest.
            sx={{ gridColumn: { md: 2 }, gridRow: { md: "1 / span 2" }, position: { md: "sticky" }, top: 92 }}
          />
          <Box sx={{ display: "grid", gap: { xs: 10, md: 14 }, mt: { xs: 4, md: 0 }, gridColumn: 1 }}>
            {product.__typename === "Supplement" && <SupplementInShort product={product} />}
            <Sellers product={product} area={area} isHidden={isHidden} />
            <Variants product={product} />
            <ProductContents product={product} area={area} />
            {product.__typename === "HealthTest" && <CheaperTests product={product} />}
            {product.__typename === "HealthTest" && <TakingTest product={product} />}
            <ProductDetails product={product} area={area} />
            <PriceHistory product={product}>
              {!isHidden && <PriceWatch product={product} remindMe={<RemindMe wanted="remindsOfPrices" />} />}
            </PriceHistory>
            {product.__typename === "HealthTest" && <TestLimits product={product} />}
            <GuideLinks guides={product.guides} />
            {area.note && <Notice tone="info">{area.note}</Notice>}
          </Box>
        </Box>
        {similar.length > 0 && <SimilarProducts product={product} similar={similar} area={area} />}
      </PageContainer>
      {!isHidden && <BuyingBar product={product} area={area} />}
      {!isHidden && <ComparisonSlot area={area} />}
    </>
  );
}
