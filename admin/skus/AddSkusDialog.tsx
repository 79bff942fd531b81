import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';
import type { EditedProductRecord } from '../providers/records.ts';
import { SkuMatrix } from './SkuMatrix.tsx';
import { EMPTY_MATRIX, matrixFault, rowsOf, skusToSend } from './matrix.ts';

interface AddSkusDialogProps {
  product: EditedProductRecord;
  onClose(): void;
}

/** Adds SKUs to a product as colours × sizes: all of them are saved, or none. */
export function AddSkusDialog({ product, onClose }: AddSkusDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [matrix, setMatrix] = useState(EMPTY_MATRIX);
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const count = rowsOf(matrix).length;

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = count === 0 ? 'Please choose a colour.' : matrixFault(matrix);
    setFault(wrong);
    if (wrong) return;
    setIsSaving(true);
    try {
      const body = JSON.stringify({ skus: skusToSend(matrix) });
      await callOnce(`/api/admin/products/${product.id}/skus`, { method: 'POST', body });
      notify(count === 1 ? 'The SKU is added.' : `${count} SKUs are added.`, { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setFault(messageOf(error, ADMIN_SAVE_FAILED));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>Add colours and sizes</DialogTitle>
        <DialogContent>
          <SkuMatrix
            value={matrix}
            onChange={(changed) => {
              setMatrix(changed);
              setFault(undefined);
            }}
            sizeSystem={product.sizeSystem}
            fault={fault}
          />
        </DialogContent>
        <DialogActions>
          <Link
            component={RouterLink}
            to={`/skus/create?product=${product.id}`}
            variant="body2"
            sx={{ marginRight: 'auto' }}
          >
            One with all its fields
          </Link>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : count > 1 ? `Save ${count} SKUs` : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
