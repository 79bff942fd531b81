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

const CHEAPEST = 'cheapest';
const OWN = 'own';

/** Chooses how a parcel goes: the cheapest courier, another one, or a courier of the seller's own with its AWB. */
export function ShipDialog({ order, skuId, isBusy, onClose, onShip }: ShipDialogProps) {
  const titleId = useId();
  const { offers, fault } = useOffers(order, skuId);
  const [way, setWay] = useState(CHEAPEST);
  const [courierName, setCourierName] = useState('');
  const [awb, setAwb] = useState('');
  const isOwn = way === OWN;
  const isWhole = !isOwn || (courierName.trim() !== '' && awb.trim().length >= 5);
  const wish = (): ParcelWish => {
    if (isOwn) return { courierName: courierName.trim(), awb: awb.trim() };
    return { courierId: way === CHEAPEST ? undefined : Number(way) };
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Ship {order.orderId}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ marginBottom: 2 }}>
          To {order.shippingAddress.city} {order.shippingAddress.pinCode}
          {order.paymentMethod === 'COD' && ', cash on delivery'}
        </Typography>
        <RadioGroup aria-labelledby={titleId} value={way} onChange={(_, chosen) => setWay(chosen)}>
          <FormControlLabel value={CHEAPEST} control={<Radio />} label="The cheapest courier" />
          {offers.map((offer) => (
            <FormControlLabel
              key={offer.courier_company_id}
              value={String(offer.courier_company_id)}
              control={<Radio />}
              label={`${offer.courier_name}, ${rupees(offer.rate)}${offer.etd ? `, by ${formatWeekday(offer.etd)}` : ''}`}
            />
          ))}
          <FormControlLabel value={OWN} control={<Radio />} label="My own courier" />
        </RadioGroup>
        {fault && <Typography color="error">{fault}</Typography>}
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
        <Button variant="contained" disabled={isBusy || !isWhole} onClick={() => onShip(wish())}>
          {isOwn ? 'Mark as shipped' : 'Book the courier'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The couriers that take this parcel; of one that is paid at the door, those that collect cash. */
function useOffers(order: OrderRecord, skuId: number | undefined): { offers: Offer[]; fault: string | undefined } {
  const [offers, setOffers] = useState<Offer[]>([]);
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
  return { offers, fault };
}
