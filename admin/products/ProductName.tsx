import { Box } from '@mui/material';
import type { ProductRecord } from '../providers/records.ts';
import { RowLink } from '../ui/list/RowLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';

export function ProductName({ product }: { product: ProductRecord }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: '14rem' }}>
      <Thumbnail url={product.imageUrl} />
      <RowLink to={`/products/${product.id}`}>{product.name}</RowLink>
    </Box>
  );
}
