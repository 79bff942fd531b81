import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { CouponRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { CouponDays } from './CouponDays.tsx';
import { COUPON_STATUS, offerOf } from './couponWords.ts';
import type { RowConflict } from '../ui/form/useSaveRow.ts';
import type { TypedCoupon } from './typedCoupon.ts';

interface CouponConflictDialogProps {
  conflict: RowConflict<TypedCoupon, CouponRecord>;
  onTheirs(): void;
  onMine(): void;
  onClose(): void;
}

/** Somebody changed the coupon meanwhile: how it stands now, and whose state holds. */
export function CouponConflictDialog({ conflict, onTheirs, onMine, onClose }: CouponConflictDialogProps) {
  const titleId = useId();
  const { theirs } = conflict;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Someone else changed this coupon</DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            ['Code', theirs.code],
            ['Gives', offerOf(theirs)],
            ['Days', <CouponDays key="days" coupon={theirs} />],
            ['Status', COUPON_STATUS[theirs.status].word],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onTheirs}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={onMine}>
          Save mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
