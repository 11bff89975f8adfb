import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { ProductBadges } from "../card/ProductBadges.tsx";
import { ProductImage } from "../card/ProductImage.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { addressOf, NO_FILTERS } from "../list/listFilters.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Address of the list of a product's category. */
export const categoryAddress = (area: AreaConfig, { category }: Pick<PageProduct, "category">): string =>
  area.sidebar.filter === "category" ? addressOf({ ...NO_FILTERS, category: category.slug }, area) : area.path;

/** Breadcrumbs, picture, name and description of a product. */
export function ProductOpening(props: { product: PageProduct; area: AreaConfig; isDemo: boolean }) {
  const { product, area } = props;
  const inCategory = categoryAddress(area, product);
  return (
    <Box>
      <Breadcrumbs
        links={[
          { to: area.path, label: area.title },
          ...(inCategory === area.path ? [] : [{ to: inCategory, label: product.category.name }]),
        ]}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, mt: 4 }}>
        <ProductImage url={product.image?.url ?? null} category={product.category.slug} isFirst />
        <Box>
          {product.provider ? (
            <NameLink to={product.provider.path} sx={{ display: "inline-block", py: 2 }}>
              {product.providerName}
            </NameLink>
          ) : (
            product.providerName
          )}
          {product.providerCountry && `, ${product.providerCountry}`}
        </Box>
      </Box>
      <Typography id="namn" variant="h1" sx={{ mt: 4, overflowWrap: "break-word", hyphens: "auto" }}>
        {product.name}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <ProductBadges product={product} area={area} />
      </Box>
      <Typography variant="body1" sx={{ mt: 4, maxWidth: "60ch", fontSize: { xs: "1.1875rem", sm: "1.25rem" } }}>
        {product.description}
      </Typography>
      <DemoNotice isDemo={props.isDemo} />
    </Box>
  );
}
