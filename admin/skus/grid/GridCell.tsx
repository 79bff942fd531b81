import { Box, TableCell } from '@mui/material';
import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/skus-grid.ts';

interface GridCellProps {
  label: string;
  row: number;
  column: number;
  text: string;
  isNumber: boolean;
  isChanged: boolean;
  isLocked: boolean;
  fault: string | undefined;
  /** The text of the stored value after a version conflict. */
  theirs: string | undefined;
  /** Returns what completes a text, for cells with a list of words. */
  suggest?: ((text: string) => string[]) | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A cell of the grid, with its fault, the stored value after a conflict, or that it is changed. */
export function GridCell({
  label,
  row,
  column,
  text,
  isNumber,
  isChanged,
  isLocked,
  fault,
  theirs,
  suggest,
  onChange,
  ...handlers
}: GridCellProps) {
  const noteId = useId();
  const listId = useId();
  const [isFocused, setFocused] = useState(false);
  const note = fault ?? (theirs !== undefined ? words.nowTheirs(theirs) : isChanged ? common.changed : undefined);
  // Only the cell with the focus needs its words.
  const suggested = isFocused && !isLocked ? (suggest?.(text) ?? []) : [];
  return (
    <TableCell align={isNumber ? 'right' : 'left'} sx={isNumber ? CELL : TEXT_CELL}>
      <Box
        component="input"
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={note && noteId}
        list={suggest && listId}
        data-row={row}
        data-column={column}
        data-changed={isChanged || undefined}
        value={text}
        readOnly={isLocked}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => {
          setFocused(true);
          target.select();
        }}
        onBlur={() => setFocused(false)}
        {...handlers}
        sx={{ ...INPUT, textAlign: isNumber ? 'right' : 'left' }}
      />
      {suggest && (
        <datalist id={listId}>
          {suggested.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
      {note && (
        <Box id={noteId} role={fault ? 'alert' : undefined} sx={fault ? FAULT : SOFT}>
          {note}
        </Box>
      )}
    </TableCell>
  );
}

const CELL = { padding: '4px', width: '8.5rem' } as const;
const TEXT_CELL = { ...CELL, minWidth: '12rem' } as const;
const INPUT = {
  width: '100%',
  minWidth: '6rem',
  minHeight: 34,
  padding: '4px 8px',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  backgroundColor: 'transparent',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
  '&[data-changed]': { borderColor: 'warning.main', borderWidth: 2, fontWeight: 600 },
  '&[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
  '&[readonly]': { color: 'text.secondary' },
} as const;
export const SOFT = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
export const FAULT = { color: 'error.main', fontSize: '0.8125rem', whiteSpace: 'normal' } as const;
