import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { couponWorth } from '#contract/shop/coupon-worth.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { readRupees } from '../ui/form/readRupees.ts';
import { termsOf } from './couponValues.ts';
import type { CouponValues } from './couponValues.ts';
import { words } from '../words/en/coupons.ts';

/** The number of pieces in the example's cart: enough for a set with a free piece. */
const PIECES = 3;

/** The discount on an example cart, by the rule that prices orders. */
export function CouponExample({ coupon }: { coupon: CouponValues }) {
  const id = useId();
  const [text, setText] = useState('1,999');
  const rupees = readRupees(text);
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <TextField
        id={id}
        label={words.onACartOf}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ width: '10rem' }}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
          input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        }}
      />
      <Typography role="status">
        {Number.isNaN(rupees) ? words.pleaseEnterAnAmount : exampleOf(coupon, rupees)}
      </Typography>
    </Box>
  );
}

function exampleOf(coupon: CouponValues, rupees: number): string {
  const terms = termsOf(coupon);
  if (!terms) return words.enterWhatTheCouponGives;
  const total = Math.round(rupees * 100);
  if (terms.type === 'FREE_SHIPPING') return words.shippingAndCodFeeAre;
  const piece = Math.floor(total / PIECES);
  const lines =
    terms.type === 'BUY_X_GET_Y'
      ? [
          { quantity: PIECES - 1, unitPaise: piece },
          { quantity: 1, unitPaise: total - piece * (PIECES - 1) },
        ]
      : [{ quantity: 1, unitPaise: total }];
  const found = couponWorth(terms, lines, { minimum: Math.round((coupon.minimumOrderValue ?? 0) * 100), fees: 0 });
  if ('missing' in found) return words.givesNothingYetMoreIs(formatPaise(found.missing));
  if ('missingPieces' in found) return words.givesNothingYetMoreAre(found.missingPieces);
  const worth = formatPaise(found.worth);
  const toPay = formatPaise(total - found.worth);
  return terms.type === 'BUY_X_GET_Y'
    ? words.takesOffEqualItems(worth, PIECES, toPay)
    : words.takesOffIsLeftTo(worth, toPay);
}
