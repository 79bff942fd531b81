import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { StockRecord } from '../providers/records.ts';
import { AdjustStockDialog } from './AdjustStockDialog.tsx';
import { words } from '../words/en/inventory.ts';

export function AdjustStockButton({ stock }: { stock: StockRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'inventory', action: 'change' });
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-label={words.adjustSkuCode(stock.skuCode)}
        onClick={() => setIsOpen(true)}
      >
        {words.adjust}
      </Button>
      {isOpen && <AdjustStockDialog stock={stock} onClose={() => setIsOpen(false)} />}
    </>
  );
}
