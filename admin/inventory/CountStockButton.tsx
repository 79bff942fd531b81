import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { CountStockDialog } from './CountStockDialog.tsx';

export function CountStockButton() {
  const { canAccess } = useCanAccess({ resource: 'inventory', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Count stock
      </Button>
      {isOpen && <CountStockDialog onClose={() => setOpen(false)} />}
    </>
  );
}
