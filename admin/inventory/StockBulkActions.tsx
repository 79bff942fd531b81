import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import type { StockRecord } from '../providers/records.ts';
import { MoveStocksDialog } from './MoveStocksDialog.tsx';
import { words } from '../words/en/inventory.ts';

/** The bulk actions of the stock list. */
export function StockBulkActions() {
  const { canAccess } = useCanAccess({ resource: 'inventory', action: 'change' });
  const { data = [], selectedIds, onUnselectItems } = useListContext<StockRecord>();
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.changeTheStock}
      </Button>
      {isOpen && (
        <MoveStocksDialog
          stocks={data.filter(({ id }) => selectedIds.includes(id))}
          onClose={() => setOpen(false)}
          onDone={onUnselectItems}
        />
      )}
    </>
  );
}
