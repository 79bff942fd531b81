import { Box, Typography } from '@mui/material';
import { ListBase } from 'react-admin';
import { SKUS_EMPTY, SKUS_LOAD_ERROR } from '#contract/messages.ts';
import type { SkuRecord } from '../providers/records.ts';
import { SkuCard } from '../skus/SkuCard.tsx';
import { SkuTable } from '../skus/SkuTable.tsx';
import { Rows } from '../ui/Rows.tsx';
import { ERRORS_IN_PLACE } from '../ui/errorsInPlace.ts';

/** As the API sends them at once; a product with more is found in the list of SKUs. */
const MOST = 100;
const BY_CODE = { field: 'code', order: 'ASC' } as const;

/** A product's SKUs, each leading to its own page. */
export function ProductSkus({ productId }: { productId: number }) {
  return (
    <Box component="section" aria-labelledby="product-skus">
      <Typography variant="h2" id="product-skus" sx={{ marginBottom: 2 }}>
        SKUs
      </Typography>
      <ListBase<SkuRecord>
        resource="skus"
        filter={{ productId }}
        sort={BY_CODE}
        perPage={MOST}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={ERRORS_IN_PLACE}
      >
        <Rows<SkuRecord> title="SKUs" empty={{ text: SKUS_EMPTY }} failed={SKUS_LOAD_ERROR} card={SkuCard}>
          <SkuTable />
        </Rows>
      </ListBase>
    </Box>
  );
}
