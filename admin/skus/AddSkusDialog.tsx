import { Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import type { EditedProductRecord } from '../providers/records.ts';
import { invalid, useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { SkuMatrix } from './SkuMatrix.tsx';
import { EMPTY_MATRIX, matrixError, rowsOf, skusToSend } from './matrix.ts';

interface AddSkusDialogProps {
  product: EditedProductRecord;
  onClose(): void;
}

/** Adds SKUs to a product as colours × sizes: all of them are saved, or none. */
export function AddSkusDialog({ product, onClose }: AddSkusDialogProps) {
  const [matrix, setMatrix] = useState(EMPTY_MATRIX);
  const count = rowsOf(matrix).length;
  const saving = useSend({
    send: async () => {
      const wrong = count === 0 ? 'Please choose a colour.' : matrixError(matrix);
      if (wrong) throw invalid({ matrix: wrong });
      const body = JSON.stringify({ skus: skusToSend(matrix) });
      return callOnce(`/api/admin/products/${product.id}/skus`, { method: 'POST', body });
    },
    fields: ['matrix'],
    failed: ADMIN_SAVE_FAILED,
    done: () => (count === 1 ? 'The SKU is added.' : `${count} SKUs are added.`),
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Add colours and sizes"
      sending={saving}
      onSubmit={saving.send}
      onClose={onClose}
      submitLabel={count > 1 ? `Save ${count} SKUs` : 'Save'}
      busyLabel="Saving…"
      closeLabel="Close"
      maxWidth="md"
      aside={
        <Link
          component={RouterLink}
          to={`/skus/create?product=${product.id}`}
          variant="body2"
          sx={{ marginRight: 'auto' }}
        >
          One with all its fields
        </Link>
      }
    >
      <SkuMatrix
        value={matrix}
        onChange={(changed) => {
          setMatrix(changed);
          saving.clearError('matrix');
        }}
        sizeSystem={product.sizeSystem}
        errorText={saving.errors.matrix}
      />
    </FormDialog>
  );
}
