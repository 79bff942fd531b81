import { useState } from 'react';
import { useCreate, useNotify, useRedirect, useUpdate } from 'react-admin';
import { COUPON_CREATED, COUPON_ERROR, COUPON_UPDATED } from '#contract/messages.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import type { CouponRecord } from '../providers/records.ts';
import { couponToSend } from './typedCoupon.ts';
import type { TypedCoupon } from './typedCoupon.ts';

/** Two people changed one coupon: what I typed, and how it stands now. */
export interface CouponConflict {
  mine: TypedCoupon;
  theirs: CouponRecord;
}

/** Saves a new coupon, or a present one on the version that was seen, and goes back to the list. */
export function useSaveCoupon(present?: CouponRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [create, { isPending: isCreating }] = useCreate<CouponRecord, Error>();
  const [update, { isPending: isUpdating }] = useUpdate<CouponRecord, Error>();
  const [conflict, setConflict] = useState<CouponConflict>();

  /** The faults of its fields, for the form to show them there. */
  async function save(mine: TypedCoupon, version = present?.version): Promise<Record<string, string> | undefined> {
    setConflict(undefined);
    const data = { ...couponToSend(mine), ...(version === undefined ? {} : { version }) };
    try {
      if (present) {
        await update(
          'coupons',
          { id: present.id, data: data as Partial<CouponRecord>, previousData: present },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
      } else await create('coupons', { data: data as Partial<CouponRecord> }, { returnPromise: true });
    } catch (error) {
      const { code, current, errors } = refusalOf(error);
      if (code === 'STALE_VERSION' && current) setConflict({ mine, theirs: current as CouponRecord });
      else if (!errors) notify(messageOf(error, COUPON_ERROR), { type: 'error' });
      return errors;
    }
    notify(present ? COUPON_UPDATED : COUPON_CREATED, { type: 'success' });
    redirect('list', 'coupons');
    return undefined;
  }

  return { save, isSaving: isCreating || isUpdating, conflict, decideLater: () => setConflict(undefined) };
}
