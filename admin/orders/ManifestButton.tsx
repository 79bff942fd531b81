import { Button } from '@mui/material';
import { useState } from 'react';
import type { Part } from './confirmOrders.ts';
import { Manifest } from './Manifest.tsx';
import { handoversOf } from './manifest.ts';
import { words } from '../words/en/orders.ts';

/** Opens the manifests; hidden without parcels to hand over. */
export function ManifestButton({ parts }: { parts: readonly Part[] }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = parts.filter(({ consignment }) => consignment.dispatchedAt === null);
  if (handoversOf(waiting).length === 0) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.manifest}
      </Button>
      {isOpen && <Manifest parts={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
