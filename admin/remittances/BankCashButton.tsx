import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import type { CashTakenRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/remittances.ts';
import { formatDay } from '../words/dates.ts';

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
        aria-label={words.cashPaidIntoTheBank(row.person, formatDay(row.takenOn))}
        onClick={() => setIsOpen(true)}
      >
        {words.paidIntoTheBank}
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
    done: () => words.isInTheBank(rupees(open)),
    onDone,
    refreshes: false,
  });
  return (
    <FormDialog
      title={words.paidIntoTheBank}
      text={words.cashTakenOn(rupees(open), person, formatDay(takenOn))}
      sending={banking}
      onSubmit={banking.send}
      onClose={onClose}
      submitLabel={words.itIsInTheBank}
    >
      <TextField label={words.referenceOfTheBank} {...propsOf('bankReference', banking, { maxLength: 60 })} />
    </FormDialog>
  );
}
