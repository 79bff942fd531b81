import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ordersPath } from './ordersPath.ts';
import type { CountedOrders } from './ordersPath.ts';
import { useMayOpen } from './useMayOpen.ts';

/** A figure that leads to the orders it counts; of none it is the figure alone. */
export function CountLink({ of, count, children }: { of: CountedOrders; count: number; children?: ReactNode }) {
  const mayOpen = useMayOpen('/orders');
  const shown = children ?? count.toLocaleString('en-IN');
  if (count === 0 || !mayOpen) return shown;
  return (
    <Link component={RouterLink} to={ordersPath(of)} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {shown}
    </Link>
  );
}

/** The same as a cell of a table, whose columns say how it is made. */
export const countLink = (of: CountedOrders, count: number, shown?: string) => (
  <CountLink of={of} count={count}>
    {shown}
  </CountLink>
);
