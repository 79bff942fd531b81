import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { itemsOf } from './itemsOf.ts';
import { ScanToPackButton } from './packing/ScanToPackButton.tsx';
import { PackingButton } from './PackingButton.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { cancelParcel, openLabel, receiveParcel } from './parcelCalls.ts';
import { useSend } from '../providers/useSend.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { words } from '../words/en/orders.ts';

/** The actions of a consignment's parcel in its present status. */
export function ParcelActions({ order, consignment }: { order: OrderRecord; consignment: ConsignmentRecord }) {
  const [open, setOpen] = useState<'ship' | 'split' | 'answer'>();
  const part = { order, consignment };
  const acting = useSend({
    send: (act: () => Promise<string>) => act(),
    done: (text) => text,
    onError: 'notify',
  });
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
          disabled={acting.isBusy}
          onClick={() => setOpen('ship')}
        >
          {words.ship}
        </Button>
      )}
      {toSend && orderStatus === 'PLACED' && items.reduce((sum, { quantity }) => sum + quantity, 0) > 1 && (
        <Button variant="outlined" color="secondary" disabled={acting.isBusy} onClick={() => setOpen('split')}>
          {words.sendSomeFirst}
        </Button>
      )}
      {shipment && !shipment.isByHand && isHere && (
        <Button variant="outlined" disabled={acting.isBusy} onClick={() => acting.send(() => openLabel(shipment.id))}>
          {words.labels(1)}
        </Button>
      )}
      {isHere && !isUnconfirmed && orderStatus !== 'CANCELLED' && (
        <>
          <PackingButton parts={[part]} withLabels={false} />
          <ScanToPackButton parts={[part]} />
        </>
      )}
      {shipment && isHere && (
        <Button
          variant="text"
          color="error"
          disabled={acting.isBusy}
          onClick={() => acting.send(() => cancelParcel(part))}
        >
          {words.cancelParcel}
        </Button>
      )}
      {shipment?.status === 'UNDELIVERED' && !shipment.answered && (
        <Button variant="contained" disabled={acting.isBusy} onClick={() => setOpen('answer')}>
          {words.answerTheCourier}
        </Button>
      )}
      {shipment?.status === 'RTO_DELIVERED' && (
        <>
          <Button
            variant="contained"
            disabled={acting.isBusy}
            onClick={() => acting.send(() => receiveParcel(shipment.id, 'restock'))}
          >
            {words.goodConditionBackToStock}
          </Button>
          <Button
            variant="outlined"
            disabled={acting.isBusy}
            onClick={() => acting.send(() => receiveParcel(shipment.id, 'damaged'))}
          >
            {words.damaged}
          </Button>
        </>
      )}
      {open === 'ship' && <ShipDialog part={part} onClose={() => setOpen(undefined)} />}
      {open === 'split' && <SplitDialog part={part} items={items} onClose={() => setOpen(undefined)} />}
      {open === 'answer' && shipment && <AnswerDialog shipmentId={shipment.id} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
