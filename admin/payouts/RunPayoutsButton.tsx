import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { RunPayoutsDialog } from './RunPayoutsDialog.tsx';

/** Offers to pay sellers, to who may. */
export function RunPayoutsButton() {
  const { canAccess: mayRun } = useCanAccess({ resource: 'payouts', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (!mayRun) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Pay sellers
      </Button>
      {isOpen && <RunPayoutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
