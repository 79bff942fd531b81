import {
  Box,
  Button,
  Dialog,
  DialogActions,
  GlobalStyles,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { OrderItemRecord, OrderRecord } from '../providers/records.ts';

/** On paper the slip stands alone. */
const ON_PAPER = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialog-root': { position: 'static !important' },
    '.no-print': { display: 'none !important' },
  },
};

interface PackingSlipProps {
  order: OrderRecord;
  items: OrderItemRecord[];
  onClose: () => void;
}

/** What goes into the parcel and to whom, to lay into it. Prices are left out: a gift may be in it. */
export function PackingSlip({ order, items, onClose }: PackingSlipProps) {
  const titleId = useId();
  const { name, address, addressLine2, locality, city, pinCode, state, mobile } = order.shippingAddress;
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={ON_PAPER} />
      <Box sx={{ padding: 4, display: 'grid', gap: 3, alignContent: 'start', overflow: 'auto' }}>
        <Typography variant="h1" id={titleId}>
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
      </Box>
      <DialogActions className="no-print">
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" onClick={() => print()}>
          Print
        </Button>
      </DialogActions>
    </Dialog>
  );
}
