import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';

/** The way to a new coupon, for whoever may make one. */
export function NewCouponButton() {
  const { canAccess } = useCanAccess({ resource: 'coupons', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/coupons/create" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      New coupon
    </Button>
  );
}
