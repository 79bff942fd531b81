import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { words } from '../words/en/moving-in.ts';

/** A button that leads to the page for products of another shop. */
export function MovingInButton() {
  const { canAccess } = useCanAccess({ resource: 'products', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={Link} to="/products/from-another-shop">
      {words.fromAnotherShop}
    </Button>
  );
}
