import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import type { OrderItemRecord, OrderRecord } from '../providers/records.ts';
import { PrintDialog } from '../ui/PrintDialog.tsx';

/** What goes into one parcel. */
export interface Slip {
  order: OrderRecord;
  items: OrderItemRecord[];
}

/** What goes into each parcel and to whom, to lay into it, each on a page of its own. */
export function PackingSlips({ slips, onClose }: { slips: readonly Slip[]; onClose: () => void }) {
  const titleId = useId();
  return (
    <PrintDialog titleId={titleId} onClose={onClose}>
      {slips.map((slip, index) => (
        <OneSlip key={slip.items[0]?.id ?? slip.order.id} {...slip} {...(index === 0 ? { titleId } : {})} />
      ))}
    </PrintDialog>
  );
}

/** Prices are left out: a gift may be in it. */
function OneSlip({ order, items, titleId }: Slip & { titleId?: string }) {
  const { name, address, addressLine2, locality, city, pinCode, state, mobile } = order.shippingAddress;
  return (
    <Box className="sheet" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h1" component="h2" id={titleId}>
        Packing slip {order.orderId}
      </Typography>
      <address>
        <strong>{name}</strong>
        <br />
        {[address, addressLine2, locality].filter(Boolean).join(', ')}
        <br />
        {city} {pinCode}, {state}
        <br />
        Mobile {mobile}
      </address>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell>SKU</TableCell>
            <TableCell align="right">Quantity</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.id}>
              <TableCell>
                {item.product.title || item.product.name}
                <br />
                {[item.color, item.size && `size ${item.size}`].filter(Boolean).join(', ')}
              </TableCell>
              <TableCell>{item.skuCode}</TableCell>
              <TableCell align="right">{item.quantity}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {order.note && <Typography>Note: {order.note}</Typography>}
      {order.gift && <GiftCard message={order.gift.message} />}
    </Box>
  );
}

/** What tells who packs that it is wrapped; the message stands in a frame, to be cut out or copied. */
function GiftCard({ message }: { message: string }) {
  return (
    <section>
      <Typography>
        <strong>Gift:</strong> please wrap it{message ? ' and lay in a card that says:' : '.'}
      </Typography>
      {message && (
        <Typography
          sx={{ padding: 3, border: '1px dashed', fontSize: '1.25rem', textAlign: 'center', whiteSpace: 'pre-line' }}
        >
          {message}
        </Typography>
      )}
    </section>
  );
}
