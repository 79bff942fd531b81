import { TextField } from '@mui/material';
import type * as z from 'zod/mini';
import type { OpenDestination } from '#contract/calls/returns.ts';
import { callOnce } from '../providers/call-once.ts';
import type { RefundRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { rupees } from '../ui/rupees.ts';

type Destination = z.input<typeof OpenDestination>;

/** Shows the account that a refund is paid to, in full, and stores the bank's reference of the transfer. */
export function PayRefundDialog({ refund, onClose }: { refund: RefundRecord; onClose: () => void }) {
  const destination = useAnswer<Destination>(
    refund.way === null ? undefined : `/api/admin/refunds/${refund.id}/destination`,
  );
  const { values, propsOf } = useFields({ paidReference: '', reason: refund.reason });
  const paidReference = values.paidReference.trim();
  const reason = values.reason.trim();
  const paying = useSend({
    send: () =>
      callOnce(`/api/admin/refunds/${refund.id}`, { method: 'PUT', body: JSON.stringify({ paidReference, reason }) }),
    done: () => `${rupees(refund.amount)} is noted as paid.`,
    onDone: onClose,
  });
  const account = destination.answer;
  return (
    <FormDialog
      title={`Pay ${rupees(refund.amount)}`}
      {...(account && {
        facts: [
          ['UPI ID', account.upiId],
          ['Name', account.name],
          ['Account', account.accountNumber],
          ['IFSC', account.ifsc],
          ['Amount', rupees(refund.amount)],
          ['Remark', refund.returnReference ?? refund.orderId],
        ],
      })}
      text={`${
        refund.way === null
          ? 'The gateway cannot refund less than ₹1. Please ask the customer for an account: their number is on the order. '
          : ''
      }Pay it from your bank, then note the transfer here. The shopper gets an email.`}
      sending={{ ...paying, error: paying.error ?? destination.error }}
      onSubmit={paying.send}
      onClose={onClose}
      submitLabel="It is paid"
      closeLabel="Not yet"
      disabledReason={
        (paidReference === '' && 'Please enter the reference of the transfer.') ||
        (reason === '' && 'Please enter a reason.')
      }
    >
      <TextField label="Reference of the transfer (UTR)" {...propsOf('paidReference', paying, { maxLength: 60 })} />
      <TextField label="Reason" {...propsOf('reason', paying, { maxLength: 200 })} />
    </FormDialog>
  );
}
