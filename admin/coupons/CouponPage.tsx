import { useState } from 'react';
import { useCanAccess, EditBase } from 'react-admin';
import { COUPON_ERROR } from '#contract/messages.ts';
import type { CouponRecord } from '../providers/records.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { CouponForm } from './CouponForm.tsx';
import { COUPON_STATUS } from './couponLabels.ts';
import { valuesOf, newCoupon } from './couponValues.ts';
import { useSaveCoupon } from './useSaveCoupon.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Box } from '@mui/material';
import { BackLink } from '../ui/record/BackLink.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/coupons.ts';

export function CouponCreate() {
  const [coupon] = useState(() => newCoupon(Date.now()));
  const { save, isSaving } = useSaveCoupon();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/coupons">{words.coupons}</BackLink>
      <PageHeading title={words.newCoupon} />
      <CouponForm coupon={coupon} isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}

export function CouponEdit() {
  return (
    <EditBase<CouponRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/coupons', word: words.coupons }} record={record} error={error} refetch={refetch}>
          {(coupon) => <CouponPage key={coupon.version} coupon={coupon} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of a coupon. */
export function CouponPage({ coupon, refetch }: { coupon: CouponRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'coupons', action: 'change' });
  const saving = useSaveCoupon(coupon);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(coupon));
  return (
    <>
      <PageHeading
        title={coupon.code}
        aside={<StatusChip {...COUPON_STATUS[coupon.status]} />}
        actions={
          mayChange && (
            <RemoveButton
              resource="coupons"
              record={coupon}
              word={common.remove}
              question={words.removeThisCoupon}
              done={words.codeIsRemoved(coupon.code)}
              failed={COUPON_ERROR}
            >
              {words.nobodyCanUse(coupon.code)}
            </RemoveButton>
          )
        }
      />
      <CouponForm
        coupon={values}
        isSaving={saving.isSaving}
        isLocked={mayChange === false}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={words.someoneElseChangedThisCoupon} saving={saving} refetch={refetch} />
    </>
  );
}
