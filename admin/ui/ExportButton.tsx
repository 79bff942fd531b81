import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { kolkataDay } from '#contract/shop/dates.ts';
import { messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';

/** Keeps all rows of a list as a table for spreadsheets. */
export function ExportButton({ resource }: { resource: string }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await download(`/api/admin/${resource}/export.csv`, `${resource}-${kolkataDay(Date.now())}.csv`);
    } catch (error) {
      notify(messageOf(error, 'The export failed. Please try again.'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void keep()}>
      {isBusy ? 'Exporting…' : 'Export as CSV'}
    </Button>
  );
}
