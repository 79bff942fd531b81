import { Box } from '@mui/material';
import { ArrayInput, NumberInput, SimpleFormIterator } from 'react-admin';
import type { CouponType } from '#contract/calls/coupons.ts';
import { words } from '../words/en/coupons.ts';

/** The fields of a coupon's discount, by its type. */
export function CouponTerms({ type }: { type: CouponType }) {
  switch (type) {
    case 'PERCENTAGE':
      return (
        <NumberInput source="discountValue" label={words.percentOff} min={1} max={100} step={1} helperText={false} />
      );
    case 'FIXED_AMOUNT':
      return <NumberInput source="discountValue" label={words.rupeesOff} min={1} step="any" helperText={false} />;
    case 'FREE_SHIPPING':
      return <Box>{words.shippingAndCodFeeAreWaived}</Box>;
    case 'BUY_X_GET_Y':
      return (
        <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
          <NumberInput source="minQuantity" label={words.minimumQuantity} min={1} step={1} helperText={false} />
          <NumberInput source="freeQuantity" label={words.freeQuantity} min={1} step={1} helperText={false} />
        </Box>
      );
    case 'TIERED_DISCOUNT':
      return (
        <ArrayInput source="tiers" label={words.steps} helperText={false}>
          <SimpleFormIterator inline disableReordering disableClear>
            <NumberInput source="minimumOrderValue" label={words.fromRupees} min={0} step="any" helperText={false} />
            <NumberInput source="percent" label={words.percentOff} min={1} max={100} step={1} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      );
  }
}
