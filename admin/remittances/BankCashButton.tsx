import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { callOnce } from '../providers/call-once.ts';
import type { CashTakenRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { rupees } from '../ui/rupees.ts';

/** The button that notes that a person's cash of a day is in the bank. */
export function BankCashButton({ row, onDone }: { row: CashTakenRecord; onDone: () => void }) {
  const { canAccess } = useCanAccess({ resource: 'remittances', action: 'change' });
  const [isOpen, setIsOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Paid into the bank: ${row.person}, ${formatDay(row.takenOn)}`}
        onClick={() => setIsOpen(true)}
      >
        Paid into the bank
      </Button>
      {isOpen && (
        <BankCashDialog
          row={row}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

interface BankCashDialogProps {
  row: CashTakenRecord;
  onClose: () => void;
  onDone: () => void;
}

function BankCashDialog({ row, onClose, onDone }: BankCashDialogProps) {
  const { takenOn, userId, open, person } = row;
  const { values, propsOf } = useFields({ bankReference: '' });
  const banking = useSend({
    send: () =>
      callOnce('/api/admin/cash-taken/bank', {
        method: 'POST',
        body: JSON.stringify({ takenOn, userId, amount: open, ...values }),
      }),
    fields: ['bankReference'],
    failed: ADMIN_SAVE_FAILED,
    done: () => `${rupees(open)} is in the bank.`,
    onDone,
    refreshes: false,
  });
  return (
    <FormDialog
      title="Paid into the bank"
      text={`${rupees(open)} that ${person} took on ${formatDay(takenOn)}.`}
      sending={banking}
      onSubmit={banking.send}
      onClose={onClose}
      submitLabel="It is in the bank"
    >
      <TextField label="Reference of the bank" {...propsOf('bankReference', banking, { maxLength: 60 })} />
    </FormDialog>
  );
}
