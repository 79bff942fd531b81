import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { PrintDialog } from '../ui/dialog/PrintDialog.tsx';
import { rupees } from '../ui/rupees.ts';
import { today } from '../ui/today.ts';
import type { Part } from './confirmOrders.ts';
import { itemsOf } from './itemsOf.ts';
import { handoversOf } from './manifest.ts';
import type { Handover } from './manifest.ts';
import { packedText } from './variantOf.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';
import { formatDay } from '../words/dates.ts';

/** A sheet for each courier, with today's parcels, to be signed. */
export function Manifest({ parts, onClose }: { parts: readonly Part[]; onClose: () => void }) {
  const titleId = useId();
  return (
    <PrintDialog titleId={titleId} onClose={onClose}>
      {handoversOf(parts).map((handover, index) => (
        <Sheet key={handover.courierName} handover={handover} {...(index === 0 ? { titleId } : {})} />
      ))}
    </PrintDialog>
  );
}

function Sheet({ handover, titleId }: { handover: Handover; titleId?: string }) {
  const { courierName, parts, toCollect } = handover;
  return (
    <Box className="sheet" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h1" component="h2" id={titleId}>
        {words.manifestFor(courierName)}
      </Typography>
      <Typography>{formatDay(today())}</Typography>
      <Table size="small" aria-label={words.parcelsFor(courierName)}>
        <TableHead>
          <TableRow>
            <TableCell>AWB</TableCell>
            <TableCell>{common.order}</TableCell>
            <TableCell>{common.to}</TableCell>
            <TableCell>{words.items}</TableCell>
            <TableCell align="right">{words.toCollect}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ order, consignment }) => (
            <TableRow key={consignment.id}>
              <TableCell>{consignment.awb}</TableCell>
              <TableCell>{order.orderId}</TableCell>
              <TableCell>
                {order.shippingAddress.city} {order.shippingAddress.pinCode}
              </TableCell>
              <TableCell>{itemsOf(order, consignment).map(packedText).join('; ')}</TableCell>
              <TableCell align="right">
                {consignment.cashAtDoor === null ? words.prepaid : rupees(consignment.cashAtDoor)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={4}>{words.parcels(parts.length)}</TableCell>
            <TableCell align="right">{rupees(toCollect)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <Box component="ul" sx={SIGNED}>
        {[words.takenOverBy, words.dateAndTime, words.signature].map((name) => (
          <Box key={name} component="li" sx={{ borderTop: 1, borderColor: 'text.secondary', paddingTop: '4px' }}>
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Room for handwriting above each line. */
const SIGNED = {
  display: 'grid',
  gap: '3.5rem 1.5rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  margin: '3.5rem 0 0',
  padding: 0,
  fontSize: '0.875rem',
};
