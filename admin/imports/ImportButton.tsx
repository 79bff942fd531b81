import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { ImportKind } from '#contract/calls/imports.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { words } from '../words/en/imports.ts';

/** A button that changes a list by a file. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const { canAccess } = useCanAccess({ resource: kind, action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.importCsv}
      </Button>
      {isOpen && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
