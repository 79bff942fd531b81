import { Typography } from '@mui/material';
import { discountPercent } from '#contract/shop/money.ts';
import { rupees } from '../ui/rupees.ts';
import type { SkuPrice } from './skuPrice.ts';

/** What shoppers will be told is off; nothing while the prices make no sense. */
export function SkuDiscount({ price: { mrpPrice, sellingPrice } }: { price: SkuPrice }) {
  const off = mrpPrice - sellingPrice;
  if (!(off >= 0)) return null;
  const percent = discountPercent(Math.round(mrpPrice * 100), Math.round(sellingPrice * 100));
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {off === 0 ? 'Sold at the MRP' : `${rupees(off)} off the MRP, shown as ${percent}% off`}
    </Typography>
  );
}
