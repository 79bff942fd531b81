import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import type { FailedDeliveryAnswer } from '#contract/states/shipment.ts';
import { mayBeWeighed } from '#contract/states/weight-dispute.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { ParcelDisputes } from '../weight-disputes/ParcelDisputes.tsx';
import { ConsignmentItems } from './ConsignmentItems.tsx';
import { ConsignmentStatusMenu } from './ConsignmentStatusMenu.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';
import { itemsOf } from './itemsOf.ts';
import { MARK_AS, NEXT_STEP } from './orderStatus.ts';
import { ParcelActions } from './ParcelActions.tsx';
import { useMoveConsignment } from './useMoveConsignment.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';
import { formatWeekday } from '../words/dates.ts';

interface ConsignmentPanelProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
}

const ANSWERS: Record<FailedDeliveryAnswer, (on: string | null) => string> = {
  REATTEMPT: (on) => (on ? words.deliverItAgainOn(formatWeekday(on)) : words.deliverItAgain),
  RETURN: () => words.bringItBack,
};

/** One seller's part of an order, with its parcel, status and actions. */
export function ConsignmentPanel({ order, consignment }: ConsignmentPanelProps) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'orders', action: 'change' });
  const moving = useMoveConsignment(order, consignment, { onError: 'notify' });
  const { orderStatus, sellerName, awb, shipment, dispatchedAt, deliveredAt, cancelledAt, cashAtDoor } = consignment;
  const isUnconfirmed = order.confirmUntil !== null;
  const next = isUnconfirmed ? undefined : NEXT_STEP[orderStatus];
  // The parcel's next action is the primary one while the courier waits for it.
  const answered = shipment?.status === 'UNDELIVERED' ? shipment.answered : null;
  const isAsked = (shipment?.status === 'UNDELIVERED' && !answered) || shipment?.status === 'RTO_DELIVERED';
  return (
    <Panel title={sellerName} actions={<OrderStatusChip status={orderStatus} isUnconfirmed={isUnconfirmed} />}>
      <ConsignmentItems items={itemsOf(order, consignment)} />
      <Facts
        facts={[
          [words.parcel, shipment && (shipment.isByHand ? words.ownCourier : shared(SHIPMENT_WORDS[shipment.status]))],
          [words.courierIsTold, answered && ANSWERS[answered.action](answered.on)],
          [common.courier, shipment?.courierName],
          ['AWB', awb],
          [words.toCollect, cashAtDoor !== null && rupees(cashAtDoor)],
          [words.pickup, shipment?.pickupDate && formatWeekday(shipment.pickupDate)],
          [words.buyerConfirmsBy, order.confirmUntil && cancelledAt === null && instant(order.confirmUntil)],
          [words.dispatched, dispatchedAt && instant(dispatchedAt)],
          [words.delivered, deliveredAt && instant(deliveredAt)],
        ]}
      />
      {shipment && mayBeWeighed(shipment) && <ParcelDisputes shipmentId={shipment.id} />}
      {mayMove && <ParcelActions order={order} consignment={consignment} />}
      {mayMove && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
          {next && (
            <Button
              variant={isAsked ? 'outlined' : 'contained'}
              disabled={moving.isBusy}
              onClick={() => moving.send({ to: next })}
            >
              {MARK_AS[next]}
            </Button>
          )}
          <ConsignmentStatusMenu
            order={order}
            consignment={consignment}
            move={(to) => moving.send({ to })}
            isMoving={moving.isBusy}
          />
        </Box>
      )}
    </Panel>
  );
}
