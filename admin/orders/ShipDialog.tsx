import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type * as z from 'zod/mini';
import type { CourierOffer } from '#contract/calls/shipping.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { call, messageOf } from '../providers/call.ts';
import type { OrderRecord } from '../providers/records.ts';
import { rupees } from '../ui/rupees.ts';
import type { ParcelWish } from './useParcel.ts';

type Offer = z.input<typeof CourierOffer>;

interface ShipDialogProps {
  order: OrderRecord;
  /** A SKU of the parcel: the couriers are asked from its seller's address. */
  skuId: number | undefined;
  isBusy: boolean;
  onClose: () => void;
  onShip: (wish: ParcelWish) => void;
}

const OWN = 'own';

/** Chooses how a parcel goes: the cheapest courier, another one, or a courier of the seller's own with its AWB. */
export function ShipDialog({ order, skuId, isBusy, onClose, onShip }: ShipDialogProps) {
  const titleId = useId();
  const { offers = [], isAsking, fault } = useOffers(order, skuId);
  const [chosen, choose] = useState<string>();
  // The cheapest, unless another is chosen; where nobody takes it, one's own.
  const way = chosen ?? (offers[0] ? String(offers[0].courier_company_id) : OWN);
  const [courierName, setCourierName] = useState('');
  const [awb, setAwb] = useState('');
  const isOwn = way === OWN;
  const isWhole = !isOwn || (courierName.trim() !== '' && awb.trim().length >= 5);
  const wish = (): ParcelWish => {
    if (isOwn) return { courierName: courierName.trim(), awb: awb.trim() };
    return { courierId: Number(way) };
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Ship {order.orderId}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ marginBottom: 2 }}>
          To {order.shippingAddress.city} {order.shippingAddress.pinCode}
          {order.paymentMethod === 'COD' && ', cash on delivery'}
        </Typography>
        <RadioGroup aria-labelledby={titleId} value={way} onChange={(_, value) => choose(value)}>
          {offers.map((offer) => (
            <FormControlLabel
              key={offer.courier_company_id}
              value={String(offer.courier_company_id)}
              control={<Radio />}
              label={<OfferLabel offer={offer} offers={offers} />}
              sx={{ alignItems: 'flex-start', marginBottom: '6px', '& .MuiRadio-root': { paddingBlock: '2px 9px' } }}
            />
          ))}
          <FormControlLabel value={OWN} control={<Radio />} label="My own courier" />
        </RadioGroup>
        {isAsking && <Typography role="status">Asking the couriers …</Typography>}
        {fault && <Typography color="error">{fault}</Typography>}
        {!isAsking && !fault && offers.length === 0 && <Typography>No courier takes this parcel.</Typography>}
        {isOwn && (
          <>
            <TextField
              fullWidth
              margin="dense"
              label="Courier"
              value={courierName}
              onChange={({ target }) => setCourierName(target.value)}
            />
            <TextField
              fullWidth
              margin="dense"
              label="AWB or tracking number"
              value={awb}
              onChange={({ target }) => setAwb(target.value)}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || !isWhole || (isAsking && chosen === undefined)}
          onClick={() => onShip(wish())}
        >
          {isOwn ? 'Mark as shipped' : 'Book the courier'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A courier with its price and day; which is the cheapest and which the fastest is said. */
function OfferLabel({ offer, offers }: { offer: Offer; offers: readonly Offer[] }) {
  const fastest = offers.toSorted((a, b) => (a.etd ?? '9999').localeCompare(b.etd ?? '9999'))[0];
  const marks = [offer === offers[0] && 'cheapest', offer.etd && offer === fastest && 'fastest'].filter(Boolean);
  return (
    <>
      {offer.courier_name}, {rupees(offer.rate)}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {[offer.etd && `by ${formatWeekday(offer.etd)}`, ...marks].filter(Boolean).join(', ')}
      </Typography>
    </>
  );
}

/** The couriers that take this parcel, the cheapest first; of one that is paid at the door, those that collect cash. */
function useOffers(order: OrderRecord, skuId: number | undefined) {
  const [offers, setOffers] = useState<Offer[]>();
  const [fault, setFault] = useState<string>();
  const isCod = order.paymentMethod === 'COD';
  const { pinCode } = order.shippingAddress;
  useEffect(() => {
    let isWanted = true;
    const query = new URLSearchParams({ cod: isCod ? '1' : '0', ...(skuId && { skuId: String(skuId) }) });
    call(`/shipping/pincode/${pinCode}?${query}`).then(
      ({ json }) => {
        const { data } = json as { data: { serviceabilityData: { available_courier_companies: Offer[] } } };
        const all = data.serviceabilityData.available_courier_companies;
        if (isWanted) setOffers(all.filter(({ cod }) => !isCod || cod === 1).toSorted((a, b) => a.rate - b.rate));
      },
      (error: unknown) => isWanted && setFault(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [pinCode, skuId, isCod]);
  return { offers, fault, isAsking: offers === undefined && fault === undefined };
}
