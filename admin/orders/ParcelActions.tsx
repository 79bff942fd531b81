import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { itemsOf } from './itemsOf.ts';
import { PackingButton } from './PackingButton.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { useParcel } from './useParcel.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';

/** What can be done with a consignment's parcel from where it is now. */
export function ParcelActions({ order, consignment }: { order: OrderRecord; consignment: ConsignmentRecord }) {
  const [open, setOpen] = useState<'ship' | 'split' | 'answer'>();
  const parcel = useParcel(order, consignment);
  const group = useFocusKept();
  const { shipment, orderStatus, dispatchedAt } = consignment;
  const items = itemsOf(order, consignment);
  const isUnderWay =
    shipment !== null && !shipment.isByHand && SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP;
  const isHere = !isUnderWay && dispatchedAt === null;
  const isUnconfirmed = order.confirmUntil !== null;
  const toSend = shipment === null && !isUnconfirmed && ['PLACED', 'CONFIRMED'].includes(orderStatus);
  return (
    <Box {...group} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {toSend && (
        <Button
          variant={orderStatus === 'PLACED' ? 'outlined' : 'contained'}
          disabled={parcel.isBusy}
          onClick={() => setOpen('ship')}
        >
          Ship
        </Button>
      )}
      {toSend && orderStatus === 'PLACED' && items.reduce((sum, { quantity }) => sum + quantity, 0) > 1 && (
        <Button variant="outlined" color="secondary" disabled={parcel.isBusy} onClick={() => setOpen('split')}>
          Send some first
        </Button>
      )}
      {shipment && !shipment.isByHand && isHere && (
        <Button variant="outlined" disabled={parcel.isBusy} onClick={() => void parcel.openLabel(shipment.id)}>
          Label
        </Button>
      )}
      {isHere && !isUnconfirmed && orderStatus !== 'CANCELLED' && (
        <PackingButton parts={[{ order, consignment }]} withLabels={false} />
      )}
      {shipment && isHere && (
        <Button variant="text" color="error" disabled={parcel.isBusy} onClick={() => void parcel.cancel()}>
          Cancel parcel
        </Button>
      )}
      {shipment?.status === 'UNDELIVERED' && !shipment.answered && (
        <Button variant="contained" disabled={parcel.isBusy} onClick={() => setOpen('answer')}>
          Answer the courier
        </Button>
      )}
      {shipment?.status === 'RTO_DELIVERED' && (
        <>
          <Button
            variant="contained"
            disabled={parcel.isBusy}
            onClick={() => void parcel.receive(shipment.id, 'restock')}
          >
            Good condition: back to stock
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
          consignment={consignment}
          isBusy={parcel.isBusy}
          onClose={() => setOpen(undefined)}
          onShip={(wish) => {
            setOpen(undefined);
            void parcel.ship(wish);
          }}
        />
      )}
      {open === 'split' && (
        <SplitDialog items={items} onClose={() => setOpen(undefined)} onSplit={(wanted) => void parcel.split(wanted)} />
      )}
      {open === 'answer' && shipment && (
        <AnswerDialog
          onClose={() => setOpen(undefined)}
          onAnswer={(answer) => void parcel.answer(shipment.id, answer)}
        />
      )}
    </Box>
  );
}
