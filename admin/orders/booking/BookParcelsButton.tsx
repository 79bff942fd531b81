import { Button } from '@mui/material';
import { useState } from 'react';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import type { Part } from '../confirmOrders.ts';
import { BookParcelsDialog } from './BookParcelsDialog.tsx';
import { words } from '../../words/en/orders-booking.ts';

interface BookParcelsButtonProps {
  /** The parcels to book. Those that have a parcel already are left out. */
  parts: readonly Part[];
  /** All present parcels of the page, in which booked ones are found again. */
  among: readonly Part[];
}

/** Opens the booking of couriers; hidden without parcels to book. */
export function BookParcelsButton({ parts, among }: BookParcelsButtonProps) {
  const [ids, setIds] = useState<readonly number[]>();
  const unbooked = parts
    .filter(({ consignment }) => consignment.orderStatus === 'CONFIRMED' && consignment.shipment === null)
    .slice(0, LABELS_AT_ONCE);
  const inDialog = among.filter(({ consignment }) => ids?.includes(consignment.id));
  return (
    <>
      {unbooked.length > 0 && (
        <Button variant="contained" onClick={() => setIds(unbooked.map(({ consignment }) => consignment.id))}>
          {words.bookCouriers(unbooked.length)}
        </Button>
      )}
      {ids && <BookParcelsDialog parts={inDialog} onClose={() => setIds(undefined)} />}
    </>
  );
}
