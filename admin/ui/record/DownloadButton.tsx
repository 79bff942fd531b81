import { Button } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/call.ts';
import { download } from '../../providers/download.ts';

interface DownloadButtonProps {
  url: string;
  /** Of the file that is kept. */
  name: () => string;
  /** What is said where the call fails without a reason. */
  failed: string;
  /** What the button says meanwhile. */
  busy?: string;
  /** What the file is of, where the button says less: `Download PDF` of one row of many. */
  label?: string;
  children: ReactNode;
}

/** Keeps what a call answers as a file. */
export function DownloadButton({ url, name, failed, busy, label, children }: DownloadButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await download(url, name());
    } catch (error) {
      notify(messageOf(error, failed), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} aria-label={label} onClick={() => void keep()}>
      {isBusy ? (busy ?? children) : children}
    </Button>
  );
}
