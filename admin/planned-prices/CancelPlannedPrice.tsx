import { useState } from 'react';
import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/planned-prices.ts';

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
    done: () => words.thePlannedPriceIsCancelled,
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
        aria-label={words.cancelThePlannedPriceOf(skuCode)}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(true);
        }}
      >
        {common.cancel}
      </Button>
      {isOpen && (
        <FormDialog
          title={words.cancelThisPlannedPrice}
          text={status === 'running' ? words.theSkuCostsWhatIt : words.theSkuKeepsItsPrice}
          sending={sending}
          onSubmit={sending.send}
          onClose={() => setIsOpen(false)}
          submitLabel={words.cancelIt}
          closeLabel={words.keepIt}
        />
      )}
    </>
  );
}
