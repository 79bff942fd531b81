import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { rupees } from '../../ui/rupees.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { SaleLine } from './saleValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

/** The lines of a sale: picture, price, stock and quantity. */
export function SaleLines({ lines, onChange }: { lines: readonly SaleLine[]; onChange: (lines: SaleLine[]) => void }) {
  return (
    <Box component="ul" aria-label={words.piecesOfTheSale} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {lines.map((line, index) => (
        <Line
          key={line.sku.id}
          line={line}
          onChange={(changed) => onChange(changed ? lines.with(index, changed) : lines.toSpliced(index, 1))}
        />
      ))}
    </Box>
  );
}

function Line({ line, onChange }: { line: SaleLine; onChange: (line: SaleLine | undefined) => void }) {
  const { sku, size, quantity } = line;
  const sizes = splitSizes(sku.size);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: '8px', paddingBlock: '10px', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', gap: '12px' }}>
        <Thumbnail url={sku.imageUrl} size={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sku.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.codePriceAndStock(sku.code, rupees(sku.sellingPrice), sku.available)}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
        <IconButton
          aria-label={words.onePieceLessOf(sku.code)}
          disabled={quantity === 1}
          onClick={() => onChange({ ...line, quantity: quantity - 1 })}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <Typography component="span" sx={{ minWidth: 28, textAlign: 'center' }}>
          {quantity}
        </Typography>
        <IconButton
          aria-label={words.onePieceMoreOf(sku.code)}
          disabled={quantity === MAX_QUANTITY}
          onClick={() => onChange({ ...line, quantity: quantity + 1 })}
        >
          <Plus size={18} aria-hidden />
        </IconButton>
        {sizes.length > 1 && (
          <TextField
            select
            size="small"
            label={words.sizeOfCode(sku.code)}
            value={size}
            onChange={({ target }) => onChange({ ...line, size: target.value })}
            sx={{ minWidth: 140 }}
          >
            {sizes.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button color="secondary" onClick={() => onChange(undefined)} sx={{ marginLeft: 'auto' }}>
          {common.remove}
        </Button>
      </Box>
    </Box>
  );
}
