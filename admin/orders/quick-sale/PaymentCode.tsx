import { Box, Button, Typography } from '@mui/material';
import { renderSVG } from 'uqr';
import { callOnce } from '../../providers/call-once.ts';
import { useSend } from '../../providers/useSend.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { words } from '../../words/en/orders-quick-sale.ts';

/** The payment page of a sale as a QR code, and the button that hands the goods over once it is paid. */
export function PaymentCode({ id, orderId, url }: { id: number; orderId: string; url: string }) {
  const handing = useSend({
    send: () => callOnce(`/api/admin/counter-sales/${id}/hand-over`, { method: 'PUT', body: '{}' }),
    done: () => words.isPaidAndHandedOver(orderId),
    refreshes: false,
  });
  return (
    <Panel title={words.payOnline}>
      <Box sx={{ display: 'grid', gap: '10px', justifyItems: 'start' }}>
        <Typography>{words.theCustomerScansThisWith}</Typography>
        <Box
          component="img"
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url))}`}
          alt={words.qrCodeOfThePayment(orderId)}
          sx={{ width: 240, height: 240, background: '#fff' }}
        />
        <CopyButton text={url} what={words.link} />
        {handing.error !== undefined && (
          <Typography role="alert" color="error">
            {handing.error}
          </Typography>
        )}
        <Button variant="contained" disabled={handing.isBusy} onClick={() => handing.send()}>
          {words.paidHandOver}
        </Button>
      </Box>
    </Panel>
  );
}
