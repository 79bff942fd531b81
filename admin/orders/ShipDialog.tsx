import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import type { Part } from './confirmOrders.ts';
import { offerDetails, offersPath, offerText } from './courierOffers.ts';
import type { Offer, Offers } from './courierOffers.ts';
import { shipParcel } from './parcelCalls.ts';
import { ParcelSize } from './ParcelSize.tsx';
import type { Measures } from './ParcelSizeFields.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

const OWN = 'own';
const AWB_MIN_LENGTH = 5;

/** Chooses how a parcel is shipped: by the cheapest courier, by another one, or by the seller's own with its AWB. */
export function ShipDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  const { order } = part;
  const [measures, setMeasures] = useState<Measures>({});
  const { quoted, isAsking, error, errors } = useOffers(part, measures);
  const offers = quoted?.couriers ?? [];
  const [chosen, choose] = useState<string>();
  // The cheapest until another one is chosen; the seller's own if no courier takes the parcel.
  const way = chosen ?? (offers[0] ? String(offers[0].courier_company_id) : OWN);
  const { values, propsOf } = useFields({ courierName: '', awb: '' });
  const courierName = values.courierName.trim();
  const awb = values.awb.trim();
  const isOwn = way === OWN;
  const booked = useRef(false);
  const shipping = useSend({
    send: () => shipParcel(part, { measures, ...(isOwn ? { courierName, awb } : { courierId: Number(way) }) }, booked),
    done: (text) => text,
    fields: isOwn ? ['courierName', 'awb'] : [],
    onDone: onClose,
  });
  const place = `${order.shippingAddress.city} ${order.shippingAddress.pinCode}`;
  const title = words.shipOrderId(order.orderId);
  return (
    <FormDialog
      title={title}
      sending={shipping}
      onSubmit={shipping.send}
      onClose={onClose}
      submitLabel={isOwn ? words.markAsShipped : words.bookTheCourier}
      closeLabel={common.notYet}
      disabledReason={
        isAsking ||
        Object.keys(errors).length > 0 ||
        (isOwn && courierName === '' && words.pleaseEnterTheCourier) ||
        (isOwn && awb.length < AWB_MIN_LENGTH && words.pleaseEnterTheAwbOr)
      }
    >
      <Typography variant="body2">
        {order.paymentMethod === 'COD' ? words.cashParcelGoesTo(place) : words.parcelGoesTo(place)}
      </Typography>
      {quoted && (
        <ParcelSize
          quoted={quoted}
          errors={errors}
          onAsk={(changed) => {
            setMeasures(changed);
            choose(undefined);
          }}
          isAsking={isAsking}
        />
      )}
      <RadioGroup aria-label={title} value={way} onChange={(_, value) => choose(value)}>
        {offers.map((offer) => (
          <FormControlLabel
            key={offer.courier_company_id}
            value={String(offer.courier_company_id)}
            control={<Radio />}
            label={<OfferLabel offer={offer} offers={offers} />}
            sx={{ alignItems: 'flex-start', marginBottom: '6px', '& .MuiRadio-root': { paddingBlock: '2px 9px' } }}
          />
        ))}
        <FormControlLabel value={OWN} control={<Radio />} label={words.myOwnCourier} />
      </RadioGroup>
      {isAsking && <Typography role="status">{words.askingTheCouriers}</Typography>}
      {error && <Typography color="error">{error}</Typography>}
      {!isAsking && !error && offers.length === 0 && <Typography>{words.noCourierTakesThisParcel}</Typography>}
      {isOwn && (
        <>
          <TextField label={common.courier} {...propsOf('courierName', shipping)} />
          <TextField label={words.awbOrTrackingNumber} {...propsOf('awb', shipping)} />
        </>
      )}
    </FormDialog>
  );
}

/** A courier with its price and day, marked if it is the cheapest or the fastest. */
function OfferLabel({ offer, offers }: { offer: Offer; offers: readonly Offer[] }) {
  return (
    <>
      {offerText(offer)}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {offerDetails(offer, offers)}
      </Typography>
    </>
  );
}

/** Returns the couriers that take a consignment's parcel of these measures, the cheapest first. */
function useOffers(part: Part, measures: Measures) {
  const { answer, error, errors, isFetching } = useAnswer<{ data: Offers }>(offersPath(part, measures));
  // The last offers stay while those for other measures are fetched.
  const [quoted, setQuoted] = useState<Offers>();
  if (answer && answer.data !== quoted) setQuoted(answer.data);
  return {
    quoted,
    isAsking: isFetching,
    errors,
    error: Object.keys(errors).length > 0 ? undefined : error,
  };
}
