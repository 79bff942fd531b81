import { Box, Divider, Link, Typography } from '@mui/material';
import type { OrderRecord } from '../providers/records.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/orders.ts';

/** The shipping address as on a label, and the customer. */
export function OrderAddress({ order }: { order: OrderRecord }) {
  const { fullName, email, mobile } = order.user;
  const label = addressLabel(order.shippingAddress);
  return (
    <Panel title={words.deliverTo} actions={<CopyButton text={label} what={words.address} />}>
      <Box component="address" sx={{ whiteSpace: 'pre-line' }}>
        {label}
      </Box>
      <Divider sx={{ marginBlock: '12px' }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.orderedBy}
      </Typography>
      <Typography>{fullName}</Typography>
      {email && (
        <Typography variant="body2" sx={TARGET}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
      {mobile && (
        <Typography variant="body2" sx={TARGET}>
          <Link href={`tel:+91${mobile}`}>+91 {mobile}</Link>
        </Typography>
      )}
    </Panel>
  );
}

/** A touch target of sufficient height. */
const TARGET = { '& a': { display: 'inline-block', paddingBlock: { xs: '8px', md: '2px' } } };

/** Returns the lines of an address label. */
function addressLabel(address: OrderRecord['shippingAddress']): string {
  const { name, addressLine2, locality, city, state, pinCode, mobile, alternateMobile } = address;
  const numbers = [words.mobileNumber(mobile), alternateMobile && words.alternateNumber(alternateMobile)];
  return [name, address.address, addressLine2, locality, `${city} ${pinCode}`, state, ...numbers]
    .filter(Boolean)
    .join('\n');
}
