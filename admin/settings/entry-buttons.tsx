import { Button } from '@mui/material';
import { useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';

/** The place of the entry of a list in a form that is being drawn, from 1 on. */
export function usePlace(): number {
  return useSimpleFormIteratorItem().index + 1;
}

/** Takes the entry around it out of its list. */
export function RemoveEntryButton({ name }: { name: string }) {
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Button color="secondary" aria-label={`Remove ${name}`} onClick={() => remove()} sx={{ minHeight: 40 }}>
      Remove
    </Button>
  );
}

/** Puts a new entry at the end of the list around it. */
export function AddEntryButton({ label, entry }: { label: string; entry?: object | undefined }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="secondary" onClick={() => add(entry)}>
      {label}
    </Button>
  );
}
