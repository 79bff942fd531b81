import { Box, Typography } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { ProductRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { pieces } from '../ui/pieces.ts';
import { PriceFrom } from './PriceFrom.tsx';
import { ProductVisibility } from './ProductVisibility.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

export function ProductCard({ row }: { row: ProductRecord }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingRight: '10px' }}
    >
      <CardLink to={`/products/${row.id}`}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: '12px' }}>
          <Thumbnail url={row.imageUrl} size={56} />
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{row.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {shared(row.categoryName)}
            </Typography>
            {entrance.role === 'ROLE_ADMIN' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {row.sellerName}
              </Typography>
            )}
            <Typography variant="body2" sx={{ marginBottom: '2px' }}>
              {words.piecesInSkusFromBefore(pieces(row.available), row.skuCount)} <PriceFrom product={row} />
              {words.piecesInSkusFromAfter}
            </Typography>
            <ProductVisibility product={row} />
          </Box>
        </Box>
      </CardLink>
      <VisibleSwitch product={row} />
    </Box>
  );
}
