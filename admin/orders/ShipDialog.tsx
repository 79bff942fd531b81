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
import type { ParcelOffers } from '#contract/calls/shipments.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { call, messageOf, refusalOf } from '../providers/call.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { rupees } from '../ui/rupees.ts';
import { ParcelSizeFields } from './ParcelSizeFields.tsx';
import type { Measures } from './ParcelSizeFields.tsx';
import type { ParcelWish } from './useParcel.ts';

type Offers = z.input<typeof ParcelOffers>;
type Offer = Offers['couriers'][number];

interface ShipDialogProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  isBusy: boolean;
  onClose: () => void;
  onShip: (wish: ParcelWish) => void;
}

const OWN = 'own';

/** Chooses how a parcel goes: the cheapest courier, another one, or a courier of the seller's own with its AWB. */
export function ShipDialog({ order, consignment, isBusy, onClose, onShip }: ShipDialogProps) {
  const titleId = useId();
  const [measures, setMeasures] = useState<Measures>({});
  const { quoted, isAsking, fault, faults } = useOffers(order.id, consignment.id, measures);
  const [isChanging, setChanging] = useState(false);
  const offers = quoted?.couriers ?? [];
  const [chosen, choose] = useState<string>();
  // The cheapest, unless another is chosen; where nobody takes it, one's own.
  const way = chosen ?? (offers[0] ? String(offers[0].courier_company_id) : OWN);
  const [courierName, setCourierName] = useState('');
  const [awb, setAwb] = useState('');
  const isOwn = way === OWN;
  const isWhole = !isOwn || (courierName.trim() !== '' && awb.trim().length >= 5);
  const wish = (): ParcelWish => {
    if (isOwn) return { measures, courierName: courierName.trim(), awb: awb.trim() };
    return { measures, courierId: Number(way) };
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Ship {order.orderId}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ marginBottom: 2 }}>
          To {order.shippingAddress.city} {order.shippingAddress.pinCode}
          {order.paymentMethod === 'COD' && ', cash on delivery'}
        </Typography>
        {quoted && !isChanging && (
          <Typography variant="body2" sx={{ marginBottom: 2 }}>
            Parcel: {quoted.weight} kg, {quoted.length} × {quoted.breadth} × {quoted.height} cm{' '}
            <Button size="small" onClick={() => setChanging(true)}>
              Change
            </Button>
          </Typography>
        )}
        {quoted && isChanging && (
          <ParcelSizeFields
            quoted={quoted}
            faults={faults}
            onAsk={(changed) => {
              setMeasures(changed);
              choose(undefined);
            }}
            isAsking={isAsking}
          />
        )}
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
          disabled={isBusy || !isWhole || isAsking || Object.keys(faults).length > 0}
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

/** The couriers that take a consignment's parcel of these measures, the cheapest first. */
function useOffers(orderId: number, consignmentId: number, measures: Measures) {
  const [quoted, setQuoted] = useState<Offers>();
  const [refusal, setRefusal] = useState<{ of: Measures; error: unknown }>();
  const [answered, setAnswered] = useState<Measures>();
  useEffect(() => {
    let isWanted = true;
    const query = new URLSearchParams({ consignmentId: String(consignmentId), ...measures });
    call(`/shipping/orders/${orderId}/couriers?${query}`)
      .then(
        ({ json }) => isWanted && setQuoted((json as { data: Offers }).data),
        (error: unknown) => isWanted && setRefusal({ of: measures, error }),
      )
      .finally(() => isWanted && setAnswered(measures));
    return () => {
      isWanted = false;
    };
  }, [orderId, consignmentId, measures]);
  const error = refusal?.of === measures ? refusal.error : undefined;
  const faults = refusalOf(error).errors ?? {};
  return {
    quoted,
    isAsking: answered !== measures,
    faults,
    fault: error === undefined || Object.keys(faults).length > 0 ? undefined : messageOf(error),
  };
}
