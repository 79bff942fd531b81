import { Box, Typography } from '@mui/material';
import { LAZY_LOADING, TRACK_FAILED } from '#contract/messages.ts';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import type { OrderRecord, ShipmentRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { shared } from '../words/language.ts';
import { words } from '../words/en/orders.ts';

/** Couriers' events of an order's parcels, newest first; hidden before one is booked. */
export function ParcelTracking({ order }: { order: OrderRecord }) {
  return order.consignments.some(({ shipment }) => shipment !== null) ? <Tracking orderId={order.id} /> : null;
}

function Tracking({ orderId }: { orderId: number }) {
  const { answer, error } = useAnswer<{ data: ShipmentRecord[] }>(`/shipping/track/${orderId}`, shared(TRACK_FAILED));
  return (
    <Panel title={words.tracking}>
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !answer && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {answer?.data.map((parcel) => (
          <OneParcel key={parcel.id} parcel={parcel} />
        ))}
      </Box>
    </Panel>
  );
}

function OneParcel({ parcel: { courier_name: courierName, awb, sellerName, events } }: { parcel: ShipmentRecord }) {
  const name = [courierName, awb].filter(Boolean).join(', ') || sellerName;
  return (
    <section>
      <Typography variant="h3">{name}</Typography>
      {events.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.nothingIsToldOfIt}</Typography>}
      <Box component="ol" aria-label={words.whatHappenedTo(name)} sx={LIST}>
        {events
          .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
          .map(({ at, status, activity, location }, index) => (
            <li key={events.length - index}>
              <Typography variant="body2">
                {[activity || (status && shared(SHIPMENT_WORDS[status])), location].filter(Boolean).join(', ')}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {instant(at)}
              </Typography>
            </li>
          ))}
      </Box>
    </section>
  );
}

const LIST = {
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  display: 'grid',
  gap: '6px',
};
