import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { stockLabel } from '#contract/shop/policy.ts';
import { entrance } from '../providers/entrance.ts';
import type { SkuRecord } from '../providers/records.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { instant } from '../ui/instant.ts';
import { SkuPriceForm } from './SkuPriceForm.tsx';
import { SkuStatusChip } from './SkuStatusChip.tsx';

/** A SKU: what it costs, which can be changed, and what it is. */
export function SkuPage({ sku }: { sku: SkuRecord }) {
  return (
    <>
      <PageHeading title={sku.name} aside={<SkuStatusChip status={sku.status} />} />
      <Box
        sx={{
          display: 'grid',
          gap: '14px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Panel title="Price">
          <SkuPriceForm sku={sku} />
        </Panel>
        <Panel title="Details">
          <Box sx={{ display: 'flex', gap: '16px' }}>
            <Thumbnail url={sku.imageUrl} size={72} />
            <Facts
              facts={[
                ['Code', sku.code],
                ['Colour', sku.color],
                ['Size', sku.size],
                [
                  'Product',
                  <Link key="product" component={RouterLink} to={`/products/${sku.productId}`}>
                    {sku.productName}
                  </Link>,
                ],
                ['Seller', entrance.role === 'ROLE_ADMIN' && sku.sellerName],
                ['Available', sku.available],
                ['Stock', <StockLabel key="stock" label={stockLabel(sku.available)} />],
                ['Tax', TAX[sku.taxCategory]],
                ['Changed', instant(sku.updatedAt)],
              ]}
            />
          </Box>
        </Panel>
      </Box>
    </>
  );
}

const TAX: Record<SkuRecord['taxCategory'], string> = {
  STANDARD: 'Standard rate',
  REDUCED: 'Reduced rate',
  ZERO: 'Zero rate',
  EXEMPT: 'Exempt',
};
