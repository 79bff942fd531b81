import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { useSend } from '../../providers/useSend.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFields } from '../../ui/dialog/useFields.ts';
import { rupees } from '../../ui/rupees.ts';
import type { Part } from '../confirmOrders.ts';
import { COURIER_RULES } from '../courierOffers.ts';
import type { CourierRule } from '../courierOffers.ts';
import { ManifestButton } from '../ManifestButton.tsx';
import { PackingButton } from '../PackingButton.tsx';
import { ParcelToBook } from './ParcelToBook.tsx';
import { useBooking } from './useBooking.ts';
import type { BookingRow } from './useBooking.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-booking.ts';

interface BookParcelsDialogProps {
  parts: readonly Part[];
  onClose: () => void;
}

/** A pickup is asked for at most this many days ahead. */
const MOST_DAYS = 7;

/** Books the couriers of several parcels, and shows what became of each. */
export function BookParcelsDialog({ parts, onClose }: BookParcelsDialogProps) {
  const { rows, rule, setRule, lastCourier, choose, measure, book } = useBooking(parts);
  const toBook = rows.filter(({ offer, outcome, isAsking }) => offer && !isAsking && !outcome?.isBooked);
  const booked = rows.filter(({ outcome }) => outcome?.isBooked).map(({ part }) => part);
  const isAsking = rows.some((row) => row.isAsking);
  const { values, propsOf } = useFields({ pickupDate: '' });
  const [today] = useState(() => kolkataDay(Date.now()));
  const booking = useSend({
    send: () => book(toBook, values.pickupDate),
    done: ({ booked: count, refused }) =>
      refused === 0 ? words.parcelsAreBooked(count) : words.someAreNotBooked(count, refused),
  });
  const day = propsOf('pickupDate', booking, { min: today, max: addDays(today, MOST_DAYS) });
  const cost = toBook.reduce((sum, { offer }) => sum + offer!.rate, 0);

  return (
    <FormDialog
      title={words.bookCouriersOf(parts.length)}
      sending={booking}
      onSubmit={booking.send}
      // It stays open while parcels are booked, because only it shows the result of each.
      onClose={() => !booking.isBusy && onClose()}
      submitLabel={labelOf(toBook, rows)}
      busyLabel={words.bookingOf(booked.length, rows.length)}
      closeLabel={booked.length > 0 ? common.close : common.notYet}
      disabledReason={isAsking}
      more={
        <>
          <PackingButton parts={booked} withLabels />
          <ManifestButton parts={booked} />
        </>
      }
      maxWidth="md"
    >
      <RadioGroup
        row
        aria-label={words.courierOfEachParcel}
        value={rule}
        onChange={(_, next) => setRule(next as CourierRule)}
      >
        {COURIER_RULES.filter((each) => each !== 'last' || lastCourier !== undefined).map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={each === 'last' ? words.lastUsed(lastCourier) : RULE_WORDS[each]}
          />
        ))}
      </RadioGroup>
      <TextField
        {...day}
        type="date"
        label={words.pickupOfAllOn}
        sx={{ maxWidth: 320 }}
        slotProps={{ ...day.slotProps, inputLabel: { shrink: true } }}
        disabled={booking.isBusy}
      />
      <Box component="ul" aria-label={words.parcels} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <ParcelToBook
            key={row.part.consignment.id}
            row={row}
            isBusy={booking.isBusy}
            onChoose={(courierId) => choose(row.part.consignment.id, courierId)}
            onMeasure={(size) => measure(row.part.consignment.id, size)}
          />
        ))}
      </Box>
      <Typography role="status">
        {isAsking ? words.askingTheCouriers : toBook.length > 0 ? words.parcelsFor(toBook.length, rupees(cost)) : ''}
      </Typography>
    </FormDialog>
  );
}

const RULE_WORDS = { cheapest: words.cheapest, fastest: words.fastest } as const;

function labelOf(toBook: readonly BookingRow[], rows: readonly BookingRow[]): string | undefined {
  if (toBook.length === 0) return undefined;
  const isSecondTry = rows.some(({ outcome }) => outcome !== undefined);
  return isSecondTry ? words.tryParcelsAgain(toBook.length) : words.bookParcels(toBook.length);
}
