import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { OrderItemRecord } from '../providers/records.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { variantOf } from './variantOf.ts';
import { words } from '../words/en/orders.ts';

/** The number of pieces by the id of the item. */
export type Pieces = ReadonlyMap<number, number>;

interface PieceChoiceProps {
  items: OrderItemRecord[];
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
}

/** Chooses a number of pieces for each item. */
export function PieceChoice({ items, pieces, onChange }: PieceChoiceProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '44px minmax(0, 1fr) 5rem',
            gap: '12px',
            alignItems: 'center',
            paddingBlock: '8px',
          }}
        >
          <Thumbnail url={item.product.skus[0]?.mediaList[0]?.url} size={44} />
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{item.product.title || item.product.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {variantOf(item)}
            </Typography>
          </Box>
          <TextField
            select
            size="small"
            label={words.quantity}
            value={pieces.get(item.id) ?? 0}
            onChange={({ target }) => onChange(new Map(pieces).set(item.id, Number(target.value)))}
            slotProps={{
              htmlInput: {
                'aria-label': words.quantityOf(
                  [item.product.title || item.product.name, variantOf(item)].filter(Boolean).join(', '),
                ),
              },
            }}
          >
            {Array.from({ length: item.quantity + 1 }, (_, count) => (
              <MenuItem key={count} value={count}>
                {count}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  );
}

export const allPieces = (items: OrderItemRecord[]): Pieces => new Map(items.map(({ id, quantity }) => [id, quantity]));
export const countOf = (pieces: Pieces): number => [...pieces.values()].reduce((sum, count) => sum + count, 0);
/** Returns the pieces as the API takes them. */
export const piecesToSend = (pieces: Pieces) =>
  [...pieces].filter(([, quantity]) => quantity > 0).map(([orderItemId, quantity]) => ({ orderItemId, quantity }));
