import { Button } from '@mui/material';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { messageOf } from '../providers/call.ts';
import type { OrderRecord } from '../providers/records.ts';
import { canScan } from './barcodes.ts';
import { ScanDialog } from './ScanDialog.tsx';
import { words } from '../words/en/scan.ts';

/**
 * Scans the barcode of a parcel or SKU and opens its order, or the list if several match; hidden if the browser cannot
 * scan.
 */
export function ScanButton() {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;

  async function lead(code: string): Promise<void> {
    setOpen(false);
    try {
      const { data, total } = await dataProvider.getList<OrderRecord>('orders', {
        filter: { q: code },
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'orderDate', order: 'DESC' },
      });
      const [order] = data;
      if (!order) notify(words.noOrderHasTheAwb(code), { type: 'error' });
      else if (total === 1) void navigate(`/orders/${order.id}/show`);
      else void navigate(`/orders?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ScanBarcode size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.scanAnAwb}
      </Button>
      {isOpen && <ScanDialog onClose={() => setOpen(false)} onCode={(code) => void lead(code)} />}
    </>
  );
}
