import { useNotify, useRedirect } from 'react-admin';
import { COUPON_CREATED, COUPON_ERROR, COUPON_UPDATED } from '#contract/messages.ts';
import type { CouponRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { COUPON_FIELDS } from './couponLabels.ts';
import { couponToSend, valuesOf } from './couponValues.ts';
import type { CouponValues } from './couponValues.ts';

/** Saves a new coupon, or a present one with the version it was opened in, and opens the list. */
export function useSaveCoupon(present?: CouponRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  return useSaveRow<CouponValues, CouponRecord>({
    resource: 'coupons',
    present,
    fields: COUPON_FIELDS,
    valuesOf,
    toSend: couponToSend,
    failed: COUPON_ERROR,
    onSaved: () => {
      notify(present ? COUPON_UPDATED : COUPON_CREATED, { type: 'success' });
      redirect('list', 'coupons');
    },
  });
}
