import { IconButton } from '@mui/material';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { canScan } from './barcodes.ts';
import { ScanDialog } from './ScanDialog.tsx';
import { words } from '../words/en/scan.ts';

/** Scans a barcode into a field; hidden if the browser cannot scan. */
export function ScanIconButton({ onCode }: { onCode: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <IconButton size="small" aria-label={words.scanABarcode} onClick={() => setOpen(true)} edge="end">
        <ScanBarcode size={17} aria-hidden />
      </IconButton>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
        />
      )}
    </>
  );
}
