import { Button } from '@mui/material';
import { useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';

/** Returns the position of the entry of a list in a form, from 1. */
export function usePlace(): number {
  return useSimpleFormIteratorItem().index + 1;
}

/** Removes the surrounding entry from its list. */
export function RemoveEntryButton({ name }: { name: string }) {
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Button color="secondary" aria-label={`Remove ${name}`} onClick={() => remove()} sx={{ minHeight: 40 }}>
      Remove
    </Button>
  );
}

/** Adds an entry at the end of the surrounding list. */
export function AddEntryButton({ label, entry }: { label: string; entry?: object | undefined }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="secondary" onClick={() => add(entry)}>
      {label}
    </Button>
  );
}
