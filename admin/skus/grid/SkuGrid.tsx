import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import type { SkuRecord } from '../../providers/records.ts';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { faultsOf, GRID_FIELDS, GRID_LABELS, pastedCells, textOf, valuesOf } from './gridCells.ts';
import type { ChangedRow, GridField } from './gridCells.ts';
import type { Grid } from './useGrid.ts';

/** The SKUs of the surrounding list as a sheet: its cells are edited in place and saved together. */
export function SkuGrid({ grid }: { grid: Grid }) {
  const { data = [] } = useListContext<SkuRecord>();
  const { canAccess: mayMoveStock } = useCanAccess({ resource: 'inventory', action: 'change' });
  const table = useRef<HTMLTableElement>(null);

  /** Moves the focus to the cell of another row and column, if there is one. */
  function moveFrom(target: HTMLInputElement, down: number, right: number): boolean {
    const { row, column } = target.dataset;
    const next = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${Number(row) + down}"][data-column="${Number(column) + right}"]`,
    );
    next?.focus();
    return next != null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, sku: SkuRecord, field: GridField): void {
    const { currentTarget: cell, key, shiftKey } = event;
    const { selectionStart: start, selectionEnd: end, value } = cell;
    const isWhole = start === 0 && end === value.length;
    const moves: Record<string, [down: number, right: number] | undefined> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      Enter: [shiftKey ? -1 : 1, 0],
      // Within a text that is being edited, these two move the caret.
      ...((isWhole || end === 0) && { ArrowLeft: [0, -1] }),
      ...((isWhole || start === value.length) && { ArrowRight: [0, 1] }),
    };
    const move = moves[key];
    if (key === 'Escape') {
      event.preventDefault();
      grid.setCell(sku, field, String((grid.rows[sku.id]?.before ?? valuesOf(sku))[field]));
    } else if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (moveFrom(cell, ...move) || key === 'Enter') event.preventDefault();
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, at: number, field: GridField): void {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells.length === 1 && cells[0]!.length === 1) return;
    event.preventDefault();
    grid.paste(data.slice(at), field, cells);
  }

  return (
    <Table size="small" aria-label="SKUs, to edit" ref={table} sx={SHEET}>
      <TableHead>
        <TableRow>
          <TableCell>SKU</TableCell>
          {GRID_FIELDS.map((field) => (
            <TableCell key={field} align="right">
              {GRID_LABELS[field]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((sku, at) => {
          const row = grid.rows[sku.id];
          const faults = row ? faultsOf(row) : {};
          return (
            <TableRow key={sku.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: '14rem' }}>
                <RowLink to={`/skus/${sku.id}`}>{sku.code}</RowLink>
                <Box sx={SOFT}>{sku.name}</Box>
                {faults.row && (
                  <Box role="alert" sx={FAULT}>
                    {faults.row}
                  </Box>
                )}
                {row?.theirs && <Conflict sku={sku} row={row} grid={grid} />}
              </TableCell>
              {GRID_FIELDS.map((field, column) => (
                <Cell
                  key={field}
                  label={`${GRID_LABELS[field]} of ${sku.code}`}
                  row={at}
                  column={column}
                  text={textOf(row, valuesOf(sku), field)}
                  isChanged={row?.texts[field] !== undefined}
                  isLocked={grid.isSaving || (field === 'quantity' && !mayMoveStock)}
                  fault={faults[field]}
                  theirs={row?.theirs && row.texts[field] !== undefined ? row.theirs.values[field] : undefined}
                  onChange={(text) => grid.setCell(sku, field, text)}
                  onKeyDown={(event) => onKeyDown(event, sku, field)}
                  onPaste={(event) => onPaste(event, at, field)}
                />
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

interface CellProps {
  label: string;
  row: number;
  column: number;
  text: string;
  isChanged: boolean;
  isLocked: boolean;
  fault: string | undefined;
  /** The stored value after a version conflict. */
  theirs: number | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function Cell({ label, row, column, text, isChanged, isLocked, fault, theirs, onChange, ...handlers }: CellProps) {
  const noteId = useId();
  const note = fault ?? (theirs !== undefined ? `Now ${theirs}` : isChanged ? 'Changed' : undefined);
  return (
    <TableCell align="right" sx={CELL}>
      <Box
        component="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={note && noteId}
        data-row={row}
        data-column={column}
        data-changed={isChanged || undefined}
        value={text}
        readOnly={isLocked}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
        {...handlers}
        sx={INPUT}
      />
      {note && (
        <Box id={noteId} role={fault ? 'alert' : undefined} sx={fault ? FAULT : SOFT}>
          {note}
        </Box>
      )}
    </TableCell>
  );
}

/** A row with a version conflict. Its cells show both values. */
function Conflict({ sku, row, grid }: { sku: SkuRecord; row: ChangedRow; grid: Grid }) {
  return (
    <Box role="alert" sx={FAULT}>
      Somebody else has changed this SKU.
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Keep mine of ${sku.code}`}
          onClick={() => grid.keepMine(sku.id, row)}
        >
          Keep mine
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-label={`Take the present values of ${sku.code}`}
          onClick={() => grid.forget(sku.id)}
        >
          Take theirs
        </Button>
      </Box>
    </Box>
  );
}

const SHEET = { '& td, & th': { verticalAlign: 'top' } } as const;
const CELL = { padding: '4px', width: '8.5rem' } as const;
const INPUT = {
  width: '100%',
  minWidth: '6rem',
  minHeight: 34,
  padding: '4px 8px',
  font: 'inherit',
  textAlign: 'right',
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
const SOFT = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const FAULT = { color: 'error.main', fontSize: '0.8125rem', whiteSpace: 'normal' } as const;
