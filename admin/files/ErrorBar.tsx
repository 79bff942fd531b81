import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { words } from '../words/en/files.ts';

const SHOWN_MS = 5000;

interface TimedError {
  text: string;
  /** Counts up, so that the same text is shown again. */
  count: number;
}

/** Returns the last error, for five seconds or until it is dismissed. */
export function useTimedError() {
  const [error, setError] = useState<TimedError>();
  useEffect(() => {
    if (!error) return undefined;
    const timer = window.setTimeout(() => setError(undefined), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [error]);
  return {
    error: error?.text,
    report: (text: string) => setError((last) => ({ text, count: (last?.count ?? 0) + 1 })),
    dismiss: () => setError(undefined),
  };
}

/** A red bar with an error. */
export function ErrorBar({ error, onDismiss }: { error: string | undefined; onDismiss: () => void }) {
  if (error === undefined) return null;
  return (
    <Alert severity="error" onClose={onDismiss} closeText={words.dismiss} sx={{ marginBottom: 2 }}>
      {error}
    </Alert>
  );
}
