import { Button } from '@mui/material';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChangePricesDialog } from './ChangePricesDialog.tsx';
import { words } from '../words/en/skus.ts';

/** The bulk actions of the SKU list. */
export function SkuBulkActions() {
  const { canAccess } = useCanAccess({ resource: 'skus', action: 'change' });
  const [isOpen, setIsOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button startIcon={<Percent size={15} aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.changePrices}
      </Button>
      {isOpen && <ChangePricesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
