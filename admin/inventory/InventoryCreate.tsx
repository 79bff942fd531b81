import { Box } from '@mui/material';
import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED, INVENTORY_ADDED } from '#contract/messages.ts';
import type { StockRecord } from '../providers/records.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { StockForm } from './StockForm.tsx';
import { NEW_STOCK, stockToSend } from './stockValues.ts';
import type { StockValues } from './stockValues.ts';
import { words } from '../words/en/inventory.ts';
import { shared } from '../words/language.ts';

/** Starts the stock of a SKU again after it was given up. */
export function InventoryCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { save, isSaving } = useSaveRow<StockValues, StockRecord>({
    resource: 'inventory',
    toSend: stockToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ id }) => {
      notify(shared(INVENTORY_ADDED), { type: 'success' });
      redirect('edit', 'inventory', id);
    },
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <BackLink to="/inventory">{words.inventory}</BackLink>
      <PageHeading title={words.newInventoryItem} />
      <StockForm stock={NEW_STOCK} isNew isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}
