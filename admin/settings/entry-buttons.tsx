import { Button } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';
import { words as ui } from '../words/en/ui.ts';

/** Returns the position of the entry of a list in a form, from 1. */
export function usePlace(): number {
  return useSimpleFormIteratorItem().index + 1;
}

/** Removes the surrounding entry from its list. */
export function RemoveEntryButton({ name }: { name: string }) {
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Button color="secondary" aria-label={ui.removeEntry(name)} onClick={() => remove()} sx={{ minHeight: 40 }}>
      {common.remove}
    </Button>
  );
}

/** Move the surrounding entry up and down in its list. The button that moved it keeps the focus; at an end, the other. */
export function MoveEntryButtons({ name }: { name: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const move = (way: 'earlier' | 'later') => {
    flushSync(() => reOrder(way === 'earlier' ? index - 1 : index + 1));
    const [own, other] = way === 'earlier' ? [earlier, later] : [later, earlier];
    (own.current?.disabled ? other : own).current?.focus();
  };
  return (
    <MoveButtons
      labels={{ earlier: words.moveUpName(name), later: words.moveDownName(name) }}
      place={index}
      count={total}
      onMove={move}
      buttonRef={(way) => (way === 'earlier' ? earlier : later)}
    />
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
