import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { download } from '../../providers/download.ts';
import { useSend } from '../../providers/useSend.ts';

interface DownloadButtonProps {
  url: string;
  /** Returns the name of the file. */
  name: () => string;
  /** The text of the error if the server sends none. */
  failed: string;
  /** The text of the button during the download. */
  busy?: string;
  /** The accessible name, if the text alone is ambiguous: `Download PDF` in each row of a list. */
  label?: string;
  children: ReactNode;
}

/** Saves the answer of a call as a file. */
export function DownloadButton({ url, name, failed, busy, label, children }: DownloadButtonProps) {
  const downloading = useSend({
    send: () => download(url, name()),
    failed,
    onError: 'notify',
    refreshes: false,
  });
  return (
    <Button
      variant="outlined"
      color="secondary"
      disabled={downloading.isBusy}
      aria-label={label}
      onClick={() => downloading.send()}
    >
      {downloading.isBusy ? (busy ?? children) : children}
    </Button>
  );
}
