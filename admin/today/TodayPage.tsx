import { Box, Button, Link, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { RETRY } from '#contract/messages.ts';
import { isLate } from '#contract/states/order.ts';
import { messageOf } from '../providers/call.ts';
import type { OrderRecord, ParcelRecord, ReturnRecord } from '../providers/records.ts';
import { BookParcelsButton } from '../orders/booking/BookParcelsButton.tsx';
import { confirmParts, partsOf } from '../orders/confirmOrders.ts';
import type { Part } from '../orders/confirmOrders.ts';
import { itemsOf } from '../orders/itemsOf.ts';
import { LabelsButton } from '../orders/LabelsButton.tsx';
import { ManifestButton } from '../orders/ManifestButton.tsx';
import { ScanToPackButton } from '../orders/packing/ScanToPackButton.tsx';
import { PackingButton } from '../orders/PackingButton.tsx';
import { packedText } from '../orders/variantOf.ts';
import { useConfirming } from '../orders/useConfirming.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import { useOwnSeller } from '../business/own-seller.ts';
import { holidayText, presentHoliday } from '../sellers/holidayText.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RowsWaiting } from '../ui/list/RowsWaiting.tsx';
import { Drafts } from './Drafts.tsx';
import { useChosen } from './useChosen.ts';
import { Work } from './Work.tsx';
import type { WorkLine } from './Work.tsx';
import { today } from '../ui/today.ts';
import { waitingSince } from '../ui/waitingSince.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/today.ts';

/** The number of rows of each kind. */
const AT_ONCE = 50;
/** The earliest deadline first. */
const LATE_FIRST = { field: 'dispatchOn', order: 'ASC' } as const;
const FIRST_PAGE = { page: 1, perPage: AT_ONCE };

const keyOf = ({ consignment }: Part) => String(consignment.id);

const lineOf = ({ order, consignment }: Part, details?: string): WorkLine => ({
  key: keyOf({ order, consignment }),
  to: `/orders/${order.id}/show`,
  name: order.orderId,
  what: itemsOf(order, consignment).map((item) => ({
    text: packedText(item),
    picture: item.product.skus[0]?.mediaList[0]?.url ?? null,
  })),
  details: details ?? `${order.shippingAddress.city} · ${waitingSince(order.orderDate)}`,
  ...(isLate(consignment, today()) ? { since: consignment.dispatchOn! } : {}),
});

/** A seller's work of the day: to confirm, to pack, to hand over, and problems. */
export function TodayPage() {
  const { seller } = useOwnSeller();
  const holiday = seller && presentHoliday(seller);
  const { canAccess: mayMove = false } = useCanAccess({ resource: 'orders', action: 'change' });
  const placed = useGetList<OrderRecord>(
    'orders',
    { filter: { orderStatus: 'PLACED' }, sort: LATE_FIRST, pagination: FIRST_PAGE },
    ERRORS_IN_PLACE,
  );
  const confirmed = useGetList<OrderRecord>(
    'orders',
    { filter: { orderStatus: 'CONFIRMED' }, sort: LATE_FIRST, pagination: FIRST_PAGE },
    ERRORS_IN_PLACE,
  );
  const failed = useGetList<ParcelRecord>(
    'shipping',
    { filter: { status: 'UNDELIVERED' }, sort: { field: 'id', order: 'ASC' }, pagination: FIRST_PAGE },
    ERRORS_IN_PLACE,
  );
  const requestedReturns = useGetList<ReturnRecord>(
    'returns',
    { filter: { status: 'REQUESTED' }, sort: { field: 'id', order: 'ASC' }, pagination: FIRST_PAGE },
    ERRORS_IN_PLACE,
  );
  const lists = [placed, confirmed, failed, requestedReturns];

  // An order that its buyer has not confirmed needs no action of the seller.
  const toConfirm = partsOf(placed.data, 'PLACED').filter(({ order }) => order.confirmUntil === null);
  const packed = partsOf(confirmed.data, 'CONFIRMED');
  const toPack = packed.filter(({ consignment }) => consignment.shipment === null);
  const toHandOver = packed.filter(({ consignment }) => consignment.shipment !== null);
  const confirming = useChosen(toConfirm, keyOf);
  const { isConfirming, confirm, outcome } = useConfirming(confirming.clear);
  const packing = useChosen(toPack, keyOf);
  const handing = useChosen(toHandOver, keyOf);

  async function confirmChosen(): Promise<void> {
    await confirm(() => confirmParts(confirming.meant));
    await Promise.all([placed.refetch(), confirmed.refetch()]);
  }

  const errorText = lists.find(({ error }) => error)?.error;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeading title={common.today} actions={<ScanButton />} />
      {holiday && (
        <Typography sx={{ marginBottom: '14px' }}>
          {words.holiday(holidayText(holiday))}{' '}
          <Link component={RouterLink} to="/business">
            {words.changeTheHoliday}
          </Link>
        </Typography>
      )}
      {errorText ? (
        <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{messageOf(errorText)}</Typography>
          <Button variant="outlined" onClick={() => lists.forEach(({ refetch }) => void refetch())}>
            {shared(RETRY)}
          </Button>
        </Box>
      ) : lists.some(({ isPending }) => isPending) ? (
        <RowsWaiting />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: '14px',
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Work
            title={words.toConfirm}
            none={words.noOrderWaitsToBe}
            lines={toConfirm.map((part) => lineOf(part))}
            isMore={(placed.total ?? 0) > AT_ONCE}
            choice={mayMove && confirming}
            actions={
              mayMove &&
              toConfirm.length > 0 && (
                <Button variant="contained" disabled={isConfirming} onClick={() => void confirmChosen()}>
                  {isConfirming ? words.confirming : words.confirmOrders(confirming.isAll, confirming.meant.length)}
                </Button>
              )
            }
          />
          <Work
            title={words.toPack}
            none={words.nothingWaitsToBePacked}
            lines={toPack.map((part) => lineOf(part))}
            isMore={(confirmed.total ?? 0) > AT_ONCE}
            choice={packing}
            actions={
              mayMove && (
                <>
                  <BookParcelsButton parts={packing.meant} among={packed} />
                  <PackingButton parts={packing.meant} withLabels={false} />
                  <ScanToPackButton parts={packing.meant} />
                </>
              )
            }
          />
          <Work
            title={words.toHandOver}
            none={words.noParcelWaitsForIts}
            lines={toHandOver.map((part) =>
              lineOf(part, [part.consignment.shipment?.courierName, part.consignment.awb].filter(Boolean).join(' · ')),
            )}
            isMore={(confirmed.total ?? 0) > AT_ONCE}
            choice={handing}
            actions={
              <>
                {mayMove && (
                  <>
                    <PackingButton parts={handing.meant} withLabels />
                    <LabelsButton parts={handing.meant} />
                  </>
                )}
                <ManifestButton parts={handing.meant} />
              </>
            }
          />
          <Work
            title={words.problems}
            none={words.noFailedDeliveryAndNo}
            lines={[
              ...(failed.data ?? []).map((parcel) => ({
                key: `parcel ${parcel.id}`,
                to: `/orders/${parcel.orderKey}/show`,
                name: parcel.orderId,
                what: [{ text: words.theDeliveryFailedTellThe }],
                details: `${parcel.city} · ${parcel.courierName}`,
              })),
              ...(requestedReturns.data ?? []).map((back) => ({
                key: `return ${back.id}`,
                to: `/returns/${back.id}/show`,
                name: back.orderId,
                what: [{ text: words.theBuyerAsksForA }],
                details: waitingSince(back.createdAt),
              })),
            ]}
            isMore={(failed.total ?? 0) > AT_ONCE || (requestedReturns.total ?? 0) > AT_ONCE}
          />
          <Drafts />
        </Box>
      )}
      {outcome}
    </Box>
  );
}
