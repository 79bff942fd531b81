import { Button } from '@mui/material';
import { useState } from 'react';
import type { SellerRecord } from '../providers/records.ts';
import { SellerDialog } from './SellerDialog.tsx';

export function SellerButton({ seller }: { seller: SellerRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-label={`Check ${seller.businessDetails.businessName}`}
        onClick={() => setIsOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Check
      </Button>
      {isOpen && <SellerDialog seller={seller} onClose={() => setIsOpen(false)} />}
    </>
  );
}
