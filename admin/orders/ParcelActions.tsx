import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useParcel } from './useParcel.ts';

/** What can be done with a consignment's parcel from where it is now. */
export function ParcelActions({ order, consignment }: { order: OrderRecord; consignment: ConsignmentRecord }) {
  const [open, setOpen] = useState<'ship' | 'slip'>();
  const parcel = useParcel(order, consignment);
  const { shipment, orderStatus, dispatchedAt } = consignment;
  const items = order.orderItems.filter(({ consignmentId }) => consignmentId === consignment.id);
  const isUnderWay =
    shipment !== null && !shipment.isByHand && SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP;
  const isHere = !isUnderWay && dispatchedAt === null;
  const toSend = shipment === null && ['PLACED', 'CONFIRMED'].includes(orderStatus);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {toSend && (
        <Button variant="contained" disabled={parcel.isBusy} onClick={() => setOpen('ship')}>
          Ship
        </Button>
      )}
      {shipment && !shipment.isByHand && isHere && (
        <Button variant="outlined" disabled={parcel.isBusy} onClick={() => void parcel.openLabel(shipment.id)}>
          Label
        </Button>
      )}
      {isHere && orderStatus !== 'CANCELLED' && (
        <Button variant="outlined" color="secondary" onClick={() => setOpen('slip')}>
          Packing slip
        </Button>
      )}
      {shipment && isHere && (
        <Button variant="text" color="error" disabled={parcel.isBusy} onClick={() => void parcel.cancel()}>
          Cancel parcel
        </Button>
      )}
      {shipment?.status === 'UNDELIVERED' && (
        <>
          <Button
            variant="contained"
            disabled={parcel.isBusy}
            onClick={() => void parcel.answer(shipment.id, 'REATTEMPT')}
          >
            Deliver again
          </Button>
          <Button variant="outlined" disabled={parcel.isBusy} onClick={() => void parcel.answer(shipment.id, 'RETURN')}>
            Call it back
          </Button>
        </>
      )}
      {shipment?.status === 'RTO_DELIVERED' && (
        <>
          <Button
            variant="contained"
            disabled={parcel.isBusy}
            onClick={() => void parcel.receive(shipment.id, 'restock')}
          >
            Sound: back to stock
          </Button>
          <Button
            variant="outlined"
            disabled={parcel.isBusy}
            onClick={() => void parcel.receive(shipment.id, 'damaged')}
          >
            Damaged
          </Button>
        </>
      )}
      {open === 'ship' && (
        <ShipDialog
          order={order}
          skuId={items[0]?.skuId}
          isBusy={parcel.isBusy}
          onClose={() => setOpen(undefined)}
          onShip={(wish) => {
            setOpen(undefined);
            void parcel.ship(wish);
          }}
        />
      )}
      {open === 'slip' && <PackingSlip order={order} items={items} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
