import { Box } from '@mui/material';
import type { SkuRecord } from '../providers/records.ts';
import { RowLink } from '../ui/list/RowLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';

export function SkuName({ sku }: { sku: SkuRecord }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: '10rem' }}>
      <Thumbnail url={sku.imageUrl} />
      <RowLink to={`/skus/${sku.id}`}>{sku.name}</RowLink>
    </Box>
  );
}
