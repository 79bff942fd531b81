import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { offerDetails, offerText } from '../courierOffers.ts';
import { ParcelSize } from '../ParcelSize.tsx';
import type { Measures } from '../ParcelSizeFields.tsx';
import type { BookingRow } from './useBooking.ts';
import { words } from '../../words/en/orders-booking.ts';

interface ParcelToBookProps {
  row: BookingRow;
  isBusy: boolean;
  onChoose: (courierId: number) => void;
  onMeasure: (size: Measures) => void;
}

/** A parcel of a booking: where it goes, its size, its courier, and what became of it. */
export function ParcelToBook({ row, isBusy, onChoose, onMeasure }: ParcelToBookProps) {
  const { order } = row.part;
  const place = `${order.shippingAddress.city} ${order.shippingAddress.pinCode}`;
  return (
    <Box component="li" sx={ROW}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{order.orderId}</Typography>
        <Typography variant="body2">
          {order.paymentMethod === 'COD' ? words.withCashOnDelivery(place) : place}
        </Typography>
        {!row.outcome?.isBooked && <Size row={row} isBusy={isBusy} onMeasure={onMeasure} />}
      </Box>
      <Courier row={row} isBusy={isBusy} onChoose={onChoose} />
    </Box>
  );
}

/** The last measures stay while the offers for other ones are fetched, and after a refusal. */
function Size({ row: { part, quoted, errors, isAsking }, isBusy, onMeasure }: Omit<ParcelToBookProps, 'onChoose'>) {
  const [last, setLast] = useState(quoted);
  if (quoted && quoted !== last) setLast(quoted);
  if (!last) return null;
  return (
    <ParcelSize
      quoted={last}
      errors={errors}
      isAsking={isAsking}
      isDisabled={isBusy}
      changeLabel={words.changeTheParcelOf(part.order.orderId)}
      onAsk={onMeasure}
    />
  );
}

function Courier({ row, isBusy, onChoose }: Omit<ParcelToBookProps, 'onMeasure'>) {
  const { part, quoted, offer, outcome, errorText, isAsking } = row;
  if (outcome?.isBooked) return <Typography sx={{ color: 'success.main' }}>{outcome.text}</Typography>;
  const offers = quoted?.couriers ?? [];
  const wrong =
    outcome?.text ?? errorText ?? (quoted && offers.length === 0 ? words.noCourierTakesThisParcel : undefined);
  return (
    <Box sx={{ display: 'grid', gap: '4px', minWidth: 0 }}>
      {offer && (
        <TextField
          select
          label={words.courierOfOrderId(part.order.orderId)}
          value={String(offer.courier_company_id)}
          onChange={({ target }) => onChoose(Number(target.value))}
          disabled={isBusy || isAsking}
        >
          {offers.map((each) => (
            <MenuItem key={each.courier_company_id} value={String(each.courier_company_id)}>
              {[offerText(each), offerDetails(each, offers)].filter(Boolean).join(', ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      {wrong && (
        <Typography role="alert" color="error" variant="body2">
          {wrong}
        </Typography>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '8px 14px',
  paddingBlock: '12px',
  borderBottom: 1,
  borderColor: 'divider',
};
