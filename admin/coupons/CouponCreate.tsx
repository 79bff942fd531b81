import { Box } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { CouponForm } from './CouponForm.tsx';
import { newCoupon } from './typedCoupon.ts';
import { useSaveCoupon } from './useSaveCoupon.ts';

export function CouponCreate() {
  const [coupon] = useState(() => newCoupon(Date.now()));
  const { save, isSaving } = useSaveCoupon();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/coupons">Coupons</BackLink>
      <PageHeading title="New coupon" />
      <CouponForm coupon={coupon} isSaving={isSaving} isLocked={false} onSave={(typed) => save(typed)} />
    </Box>
  );
}
