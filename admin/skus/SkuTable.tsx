import { DataTable } from 'react-admin';
import { stockLabel } from '#contract/shop/policy.ts';
import type { SkuRecord } from '../providers/records.ts';
import { StockLabel } from '../ui/StockLabel.tsx';
import { Amount } from '../ui/Amount.tsx';
import { BULK_BAR } from '../ui/list/bulkBar.ts';
import { pieces } from '../ui/pieces.ts';
import { PlannedPriceNote } from './PlannedPriceNote.tsx';
import { SkuBulkActions } from './SkuBulkActions.tsx';
import { SkuStatusChip } from './SkuStatusChip.tsx';
import { Box } from '@mui/material';
import { RowLink } from '../ui/list/RowLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

const Column = DataTable.Col<SkuRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

/** The SKUs of the surrounding list. */
export function SkuTable() {
  return (
    <DataTable<SkuRecord> bulkActionButtons={<SkuBulkActions />} aria-label={words.skus} sx={BULK_BAR}>
      <Column source="name" label="SKU" render={(sku) => <SkuName sku={sku} />} />
      <Column source="code" label={common.code} cellSx={CODE} />
      <Column label={words.colour} render={({ color }) => shared(color)} />
      <Column label={common.size} render={({ size }) => shared(size) || '–'} />
      <Column source="mrpPrice" label="MRP" align="right" render={({ mrpPrice }) => <Amount rupees={mrpPrice} />} />
      <Column
        source="sellingPrice"
        label={words.sellingPrice}
        align="right"
        render={({ sellingPrice, plannedPrice }) => (
          <>
            <Amount rupees={sellingPrice} strong />
            <PlannedPriceNote planned={plannedPrice} />
          </>
        )}
      />
      <Column
        label={words.off}
        align="right"
        sx={ONE_LINE}
        render={({ discountPercentage }) => (discountPercentage > 0 ? `${discountPercentage}%` : '–')}
      />
      <Column source="available" label={words.available} align="right" render={({ available }) => pieces(available)} />
      <Column label={common.stock} render={({ available }) => <StockLabel label={stockLabel(available)} />} />
      <Column label={common.status} render={({ status }) => <SkuStatusChip status={status} />} />
    </DataTable>
  );
}

/** Long codes are broken, so that the columns behind them stay visible. */
const CODE = () => ({ minWidth: '7rem', maxWidth: '11rem', overflowWrap: 'anywhere' });

function SkuName({ sku }: { sku: SkuRecord }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: '10rem' }}>
      <Thumbnail url={sku.imageUrl} />
      <RowLink to={`/skus/${sku.id}`}>{sku.name}</RowLink>
    </Box>
  );
}
