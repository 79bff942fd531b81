import { useState } from 'react';
import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';

interface CancelPlannedPriceProps {
  id: number;
  status: 'planned' | 'running' | 'ended';
  skuCode: string;
  onDone?: () => void;
}

/** The button that cancels a planned price; none if it is over, or the session may not change prices. */
export function CancelPlannedPrice({ id, status, skuCode, onDone }: CancelPlannedPriceProps) {
  const { canAccess } = useCanAccess({ resource: 'planned-prices', action: 'change' });
  const [isOpen, setIsOpen] = useState(false);
  const sending = useSend({
    send: () => callOnce(`/api/admin/planned-prices/${id}/cancel`, { method: 'PUT', body: '{}' }),
    failed: ADMIN_SAVE_FAILED,
    done: () => 'The planned price is cancelled.',
    onDone: () => {
      setIsOpen(false);
      onDone?.();
    },
  });
  if (!canAccess || status === 'ended') return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        aria-label={`Cancel the planned price of ${skuCode}`}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(true);
        }}
      >
        Cancel
      </Button>
      {isOpen && (
        <FormDialog
          title="Cancel this planned price?"
          text={
            status === 'running'
              ? 'The SKU costs what it did before, from now on.'
              : 'The SKU keeps its price; nothing changes at the planned time.'
          }
          sending={sending}
          onSubmit={sending.send}
          onClose={() => setIsOpen(false)}
          submitLabel="Cancel it"
          closeLabel="Keep it"
        />
      )}
    </>
  );
}
