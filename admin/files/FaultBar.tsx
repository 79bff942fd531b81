import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

interface Fault {
  text: string;
  /** Counted up, so that the same text twice is shown anew. */
  count: number;
}

/** What went wrong last, for five seconds or until it is dismissed. */
export function useFault() {
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    if (!fault) return undefined;
    const timer = window.setTimeout(() => setFault(undefined), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [fault]);
  return {
    fault: fault?.text,
    report: (text: string) => setFault((last) => ({ text, count: (last?.count ?? 0) + 1 })),
    dismiss: () => setFault(undefined),
  };
}

/** A red bar that says what went wrong. */
export function FaultBar({ fault, onDismiss }: { fault: string | undefined; onDismiss: () => void }) {
  if (fault === undefined) return null;
  return (
    <Alert severity="error" onClose={onDismiss} closeText="Dismiss" sx={{ marginBottom: 2 }}>
      {fault}
    </Alert>
  );
}
