import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useCanAccess, useGetMany, useListContext } from 'react-admin';
import type { ProductRecord, SkuRecord } from '../../providers/records.ts';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { FAULT, GridCell, SOFT } from './GridCell.tsx';
import { faultsOf, isNumber, pastedCells, textOf, valuesOf } from './gridCells.ts';
import { columnKey, columnLabel, GRID_COLUMNS } from './gridColumns.ts';
import type { GridColumn, GridRow } from './gridColumns.ts';
import { hasField, productFaultsOf, productText, productValuesOf, suggestionsFor, wordsOf } from './productCells.ts';
import type { Grid } from './useGrid.ts';
import { words } from '../../words/en/skus-grid.ts';
import { common } from '../../words/en/common.ts';

interface SkuGridProps {
  grid: Grid;
  /** The keys of the shown columns. */
  chosen: readonly string[];
}

/** The SKUs of the surrounding list as a sheet: its cells are edited in place and saved together. */
export function SkuGrid({ grid, chosen }: SkuGridProps) {
  const { data = [] } = useListContext<SkuRecord>();
  const { canAccess: mayMoveStock } = useCanAccess({ resource: 'inventory', action: 'change' });
  const { canAccess: mayChangeProducts } = useCanAccess({ resource: 'products', action: 'change' });
  const columns = GRID_COLUMNS.filter((column) => chosen.includes(columnKey(column)));
  const rows = useGridRows(data, columns);
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

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: GridRow, column: GridColumn): void {
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
      grid.setCell(row, column, storedText(grid, row, column));
    } else if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (moveFrom(cell, ...move) || key === 'Enter') event.preventDefault();
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, at: number, position: number): void {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells.length === 1 && cells[0]!.length === 1) return;
    event.preventDefault();
    const isOpen = (column: GridColumn) => !isLocked(column);
    grid.paste({ rows: rows.slice(at), columns: columns.slice(position).filter(isOpen) }, cells);
  }

  const isLocked = ({ of, field }: GridColumn) =>
    grid.isSaving || (of === 'product' ? mayChangeProducts !== true : field === 'quantity' && !mayMoveStock);

  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={words.skusToEdit} ref={table} sx={SHEET}>
        <TableHead>
          <TableRow>
            <TableCell>{common.sku}</TableCell>
            {columns.map((column) => (
              <TableCell key={columnKey(column)} align={isNumeric(column) ? 'right' : 'left'}>
                {columnLabel(column)} {column.of === 'product' && <Box sx={SOFT}>{words.ofTheProduct}</Box>}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={row.sku.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: '14rem' }}>
                <RowLink to={`/skus/${row.sku.id}`}>{row.sku.code}</RowLink>
                <Box sx={SOFT}>{row.sku.name}</Box>
                <RowFaults grid={grid} row={row} isFirst={isFirstOfProduct(data, at)} />
              </TableCell>
              {columns.map((column, position) => (
                <Cell
                  key={columnKey(column)}
                  grid={grid}
                  row={row}
                  column={column}
                  place={{ row: at, column: position }}
                  isLocked={isLocked(column)}
                  onKeyDown={(event) => onKeyDown(event, row, column)}
                  onPaste={(event) => onPaste(event, at, position)}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The SKUs with their products, which are read only if one of their columns is shown. */
function useGridRows(skus: readonly SkuRecord[], columns: readonly GridColumn[]): GridRow[] {
  const isAsked = columns.some(({ of }) => of === 'product');
  const ids = [...new Set(skus.map(({ productId }) => productId))];
  const { data: products } = useGetMany<ProductRecord>('products', { ids }, { enabled: isAsked && ids.length > 0 });
  return skus.map((sku) => ({ sku, product: products?.find((product) => product?.id === sku.productId) }));
}

const isFirstOfProduct = (skus: readonly SkuRecord[], at: number) =>
  skus.findIndex(({ productId }) => productId === skus[at]!.productId) === at;

const isNumeric = ({ of, field }: GridColumn) => of === 'sku' && isNumber(field);

/** Returns the text of the value that a cell was edited from. */
function storedText({ rows, products }: Grid, { sku, product }: GridRow, column: GridColumn): string {
  if (column.of === 'sku') return textOf(undefined, rows[sku.id]?.before ?? valuesOf(sku), column.field);
  return product ? productText(undefined, products[product.id]?.before ?? productValuesOf(product), column.field) : '';
}

interface CellProps {
  grid: Grid;
  row: GridRow;
  column: GridColumn;
  place: { row: number; column: number };
  isLocked: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function Cell({ grid, row, column, place, isLocked, ...handlers }: CellProps) {
  const { sku, product } = row;
  const cellProps = {
    ...place,
    ...handlers,
    label: words.columnOfCode(columnLabel(column), sku.code),
    isNumber: isNumeric(column),
    onChange: (text: string) => grid.setCell(row, column, text),
  };
  if (column.of === 'sku') {
    const { field } = column;
    const changed = grid.rows[sku.id];
    const isChanged = changed?.texts[field] !== undefined;
    return (
      <GridCell
        {...cellProps}
        text={textOf(changed, valuesOf(sku), field)}
        isChanged={isChanged}
        isLocked={isLocked}
        fault={changed && faultsOf(changed)[field]}
        theirs={changed?.theirs && isChanged ? textOf(undefined, changed.theirs.values, field) : undefined}
      />
    );
  }
  const { field } = column;
  const changed = product && grid.products[product.id];
  const isChanged = changed?.texts[field] !== undefined;
  const isThere = product !== undefined && hasField(product, field);
  return (
    <GridCell
      {...cellProps}
      text={isThere ? productText(changed, productValuesOf(product), field) : ''}
      isChanged={isChanged}
      isLocked={isLocked || !isThere}
      fault={changed && productFaultsOf(changed)[field]}
      theirs={changed?.theirs && isChanged ? productText(undefined, changed.theirs.values, field) : undefined}
      suggest={wordsOf(field) && ((text) => suggestionsFor(field, text))}
    />
  );
}

/** Faults and version conflicts of a SKU and its product. The first row of a product shows the product's. */
function RowFaults({ grid, row: { sku, product }, isFirst }: { grid: Grid; row: GridRow; isFirst: boolean }) {
  const row = grid.rows[sku.id];
  const ofProduct = product && isFirst ? grid.products[product.id] : undefined;
  return (
    <>
      {[row && faultsOf(row).row, ofProduct && productFaultsOf(ofProduct).row].map(
        (fault) =>
          fault && (
            <Box role="alert" key={fault} sx={FAULT}>
              {fault}
            </Box>
          ),
      )}
      {row?.theirs && (
        <Conflict
          text={words.somebodyElseHasChangedThisSku}
          name={sku.code}
          onMine={() => grid.keepRow(sku.id, row)}
          onTheirs={() => grid.forgetRow(sku.id)}
        />
      )}
      {product && ofProduct?.theirs && (
        <Conflict
          text={words.somebodyElseHasChangedThisProduct}
          name={product.name}
          onMine={() => grid.keepProduct(product.id, ofProduct)}
          onTheirs={() => grid.forgetProduct(product.id)}
        />
      )}
    </>
  );
}

interface ConflictProps {
  text: string;
  name: string;
  onMine: () => void;
  onTheirs: () => void;
}

/** A version conflict. The cells show both values. */
function Conflict({ text, name, onMine, onTheirs }: ConflictProps) {
  return (
    <Box role="alert" sx={FAULT}>
      {text}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" aria-label={words.keepMineOf(name)} onClick={onMine}>
          {words.keepMine}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-label={words.takeThePresentValuesOf(name)}
          onClick={onTheirs}
        >
          {words.takeTheirs}
        </Button>
      </Box>
    </Box>
  );
}

const SHEET = {
  '& td, & th': { verticalAlign: 'top' },
  // The SKU stays in sight while the columns scroll.
  '& thead th:first-of-type, & tbody th': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
  },
} as const;
