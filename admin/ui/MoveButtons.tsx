import { IconButton } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Ref } from 'react';

interface MoveButtonsProps {
  /** The labels for screen readers. */
  labels: Record<'earlier' | 'later', string>;
  /** The index of the row. */
  place: number;
  /** The number of rows. */
  count: number;
  onMove(way: 'earlier' | 'later'): void;
  buttonRef(way: 'earlier' | 'later'): Ref<HTMLButtonElement>;
}

/** The buttons that move a row of a list. The one that would move it beyond an end is disabled. */
export function MoveButtons({ labels, place, count, onMove, buttonRef }: MoveButtonsProps) {
  const buttons = [
    ['earlier', ArrowUp, place === 0],
    ['later', ArrowDown, place === count - 1],
  ] as const;
  return buttons.map(([way, Arrow, isDisabled]) => (
    <IconButton
      key={way}
      ref={buttonRef(way)}
      aria-label={labels[way]}
      disabled={isDisabled}
      onClick={() => onMove(way)}
      sx={{ minWidth: 44, minHeight: 44 }}
    >
      <Arrow size={18} aria-hidden />
    </IconButton>
  ));
}
