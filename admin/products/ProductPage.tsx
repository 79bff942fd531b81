import { Box, Link, Typography } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { productPath } from '#contract/pages/paths.ts';
import { entrance } from '../providers/entrance.ts';
import type { ProductRecord } from '../providers/records.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { instant } from '../ui/instant.ts';
import { ProductSkus } from './ProductSkus.tsx';
import { ProductSwitches } from './ProductSwitches.tsx';
import { ProductVisibility } from './ProductVisibility.tsx';

/** A product: whether shoppers see it, and its SKUs. */
export function ProductPage({ product }: { product: ProductRecord }) {
  return (
    <>
      <PageHeading title={product.name} aside={<ProductVisibility product={product} />} />
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{
            display: 'grid',
            gap: '14px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Panel title="In the shop">
            <ProductSwitches product={product} />
          </Panel>
          <Panel title="Details">
            <Box sx={{ display: 'flex', gap: '16px' }}>
              <Thumbnail url={product.imageUrl} size={72} />
              <Box>
                <Typography variant="body2" sx={{ marginBottom: 2 }}>
                  {product.title}
                </Typography>
                <Facts
                  facts={[
                    ['Category', product.categoryName],
                    ['Brand', product.brand],
                    ['Seller', entrance.role === 'ROLE_ADMIN' && product.sellerName],
                    ['Changed', instant(product.updatedAt)],
                    [
                      'Page',
                      <Link key="page" href={productPath(product.seoUrl)} target="_blank" rel="noopener">
                        {productPath(product.seoUrl)} <ExternalLink size={13} aria-label="in a new tab" />
                      </Link>,
                    ],
                  ]}
                />
              </Box>
            </Box>
          </Panel>
        </Box>
        <ProductSkus productId={product.id} />
      </Box>
    </>
  );
}
