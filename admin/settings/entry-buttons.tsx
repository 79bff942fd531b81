import { Button, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
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

/** Move the surrounding entry up and down in its list. The button that moved it keeps the focus; at an end, the other. */
export function MoveEntryButtons({ name }: { name: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moveTo = (place: number) => {
    flushSync(() => reOrder(place));
    const [own, other] = place < index ? [up, down] : [down, up];
    (own.current?.disabled ? other : own).current?.focus();
  };
  return (
    <>
      <IconButton
        ref={up}
        aria-label={`Move up: ${name}`}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
        sx={SQUARE}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={`Move down: ${name}`}
        disabled={index === total - 1}
        onClick={() => moveTo(index + 1)}
        sx={SQUARE}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </>
  );
}
const SQUARE = { width: 40, height: 40 };

/** Adds an entry at the end of the surrounding list. */
export function AddEntryButton({ label, entry }: { label: string; entry?: object | undefined }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="secondary" onClick={() => add(entry)}>
      {label}
    </Button>
  );
}
