import { Button } from '@mui/material';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import type { Part } from '../confirmOrders.ts';
import { ScanToPackDialog } from './ScanToPackDialog.tsx';
import { words } from '../../words/en/orders-packing.ts';

/** Opens the scanning of the pieces of some parcels; nothing without a parcel. */
export function ScanToPackButton({ parts }: { parts: readonly Part[] }) {
  const [isOpen, setOpen] = useState(false);
  if (parts.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ScanBarcode size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.packByScanning}
      </Button>
      {isOpen && <ScanToPackDialog parts={parts} onClose={() => setOpen(false)} />}
    </>
  );
}
