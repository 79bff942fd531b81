import { Box } from '@mui/material';
import { ArrayInput, NumberInput, SimpleFormIterator } from 'react-admin';
import type { CouponType } from '#contract/calls/coupons.ts';

/** The fields of a coupon's discount, by its type. */
export function CouponTerms({ type }: { type: CouponType }) {
  switch (type) {
    case 'PERCENTAGE':
      return <NumberInput source="discountValue" label="Percent off" min={1} max={100} step={1} helperText={false} />;
    case 'FIXED_AMOUNT':
      return <NumberInput source="discountValue" label="Rupees off" min={1} step="any" helperText={false} />;
    case 'FREE_SHIPPING':
      return <Box>Shipping and COD fee are waived, where the settings charge them.</Box>;
    case 'BUY_X_GET_Y':
      return (
        <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
          <NumberInput source="minQuantity" label="Minimum quantity" min={1} step={1} helperText={false} />
          <NumberInput source="freeQuantity" label="Free quantity" min={1} step={1} helperText={false} />
        </Box>
      );
    case 'TIERED_DISCOUNT':
      return (
        <ArrayInput source="tiers" label="Steps" helperText={false}>
          <SimpleFormIterator inline disableReordering disableClear>
            <NumberInput source="minimumOrderValue" label="From rupees" min={0} step="any" helperText={false} />
            <NumberInput source="percent" label="Percent off" min={1} max={100} step={1} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      );
  }
}
