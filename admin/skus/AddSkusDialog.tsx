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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';

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
      const wrong = count === 0 ? words.pleaseChooseAColourToSave : matrixError(matrix);
      if (wrong) throw invalid({ matrix: wrong });
      const body = JSON.stringify({ skus: skusToSend(matrix) });
      return callOnce(`/api/admin/products/${product.id}/skus`, { method: 'POST', body });
    },
    fields: ['matrix'],
    failed: ADMIN_SAVE_FAILED,
    done: () => words.skusAreAdded(count),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={words.addColoursAndSizes}
      sending={saving}
      onSubmit={saving.send}
      onClose={onClose}
      submitLabel={count > 1 ? words.saveCountSkus(count) : common.save}
      busyLabel={common.saving}
      closeLabel={common.close}
      maxWidth="md"
      aside={
        <Link
          component={RouterLink}
          to={`/skus/create?product=${product.id}`}
          variant="body2"
          sx={{ marginRight: 'auto' }}
        >
          {words.oneWithAllItsFields}
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
