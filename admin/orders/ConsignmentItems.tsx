import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { OrderItemRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/orders.ts';

/** The items to pack: picture, variant, quantity and amount. */
export function ConsignmentItems({ items }: { items: OrderItemRecord[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: '0 0 8px', padding: 0 }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '52px minmax(0, 1fr) auto',
            gap: '2px 12px',
            paddingBlock: '10px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Thumbnail url={item.product.skus[0]?.mediaList[0]?.url} size={52} />
          <Box>
            <Link component={RouterLink} to={`/skus/${item.skuId}`} color="inherit" sx={{ fontWeight: 600 }}>
              {item.product.title || item.product.name}
            </Link>
            <Typography variant="body2">
              {item.color}
              {item.size && (
                <>
                  {words.sizeBefore} <strong>{item.size}</strong>
                </>
              )}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {item.skuCode}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Amount rupees={item.sellingPrice} strong />
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              <Box component="strong" sx={{ color: 'text.primary' }}>
                {item.quantity}
              </Box>{' '}
              × {rupees(item.unitSellingPrice)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
