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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/refunds.ts';

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
    done: () => words.isNotedAsPaid(rupees(refund.amount)),
    onDone: onClose,
  });
  const account = destination.answer;
  return (
    <FormDialog
      title={words.payAmount(rupees(refund.amount))}
      {...(account && {
        facts: [
          [words.upiId, account.upiId],
          [common.name, account.name],
          [common.account, account.accountNumber],
          ['IFSC', account.ifsc],
          [common.amount, rupees(refund.amount)],
          [words.remark, refund.returnReference ?? refund.orderId],
        ],
      })}
      text={[refund.way === null && words.theGatewayCannotRefundLess, words.payItFromYourBank]
        .filter(Boolean)
        .join(' ')}
      sending={{ ...paying, error: paying.error ?? destination.error }}
      onSubmit={paying.send}
      onClose={onClose}
      submitLabel={words.itIsPaid}
      closeLabel={common.notYet}
      disabledReason={
        (paidReference === '' && words.pleaseEnterTheReferenceOf) || (reason === '' && words.pleaseEnterAReason)
      }
    >
      <TextField label={words.referenceOfTheTransferUtr} {...propsOf('paidReference', paying, { maxLength: 60 })} />
      <TextField label={common.reason} {...propsOf('reason', paying, { maxLength: 200 })} />
    </FormDialog>
  );
}
