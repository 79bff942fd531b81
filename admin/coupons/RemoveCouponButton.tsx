import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useDelete, useNotify, useRedirect } from 'react-admin';
import { COUPON_ERROR } from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import type { CouponRecord } from '../providers/records.ts';

/** Takes a coupon out of use for good. It cannot be taken back, so it is asked for once more. */
export function RemoveCouponButton({ coupon }: { coupon: CouponRecord }) {
  const titleId = useId();
  const notify = useNotify();
  const redirect = useRedirect();
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isPending }] = useDelete<CouponRecord, Error>();

  async function confirm() {
    try {
      await remove('coupons', { id: coupon.id, previousData: coupon }, { returnPromise: true });
    } catch (error) {
      notify(messageOf(error, COUPON_ERROR), { type: 'error' });
      return;
    }
    notify(`${coupon.code} is removed.`, { type: 'success' });
    redirect('list', 'coupons');
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Remove this coupon?</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2">
            Nobody can use {coupon.code} any more, and the code is not given to another coupon. Orders that used it keep
            it.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setIsOpen(false)} autoFocus>
            Keep it
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
            Remove the coupon
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
