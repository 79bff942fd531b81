import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { entrance } from '../../providers/entrance.ts';
import { words } from '../../words/en/orders-by-staff.ts';

/** Opens the form of an order by staff, for staff of the platform who may place one. */
export function NewOrderButton() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return null;
  return (
    <Button component={Link} to="/orders/create" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      {words.newOrder}
    </Button>
  );
}
