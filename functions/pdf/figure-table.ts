import { lineHeight, MARGIN, RIGHT } from './page-writer.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';

const STYLE: TextStyle = { size: 7.5 };
const PADDING = 3;

/** A table of figures. The first column is text and has the remaining width; the others are right-aligned. */
export interface FigureTable {
  /** The title of the first column, then titles and widths of the others. */
  head: string;
  columns: readonly (readonly [title: string, width: number])[];
}

export interface FigureRow {
  text: string;
  figures: readonly string[];
  isBold?: boolean;
}

export function drawFigureHead(writer: PageWriter, table: FigureTable): void {
  const style = { ...STYLE, isBold: true };
  writer.rule(writer.y);
  writer.y -= PADDING;
  drawCells(
    writer,
    table,
    [table.head],
    table.columns.map(([title]) => title),
    style,
  );
  writer.y -= lineHeight(style) + PADDING;
  writer.rule(writer.y);
}

/** Writes rows of a table, each on one page. On a new page the writer's head repeats the titles. */
export function drawFigureRows(writer: PageWriter, table: FigureTable, rows: readonly FigureRow[]): void {
  for (const { text, figures, isBold = false } of rows) {
    const style = { ...STYLE, isBold };
    const lines = writer.wrap(text, endsOf(table)[0]! - table.columns[0]![1] - MARGIN, style);
    const height = Math.max(lines.length, 1) * lineHeight(style) + 2 * PADDING;
    writer.need(height);
    writer.y -= PADDING;
    drawCells(writer, table, lines, figures, style);
    writer.y -= height - PADDING;
    writer.rule(writer.y);
  }
}

/** Returns the right edge of each column after the first. */
function endsOf({ columns }: FigureTable): number[] {
  let end = RIGHT;
  const ends = columns.toReversed().map(([, width]) => {
    const own = end;
    end -= width;
    return own;
  });
  return ends.toReversed();
}

function drawCells(
  writer: PageWriter,
  table: FigureTable,
  lines: readonly string[],
  figures: readonly string[],
  style: TextStyle,
): void {
  writer.lines(lines, MARGIN, writer.y, style);
  endsOf(table).forEach((end, index) => writer.text(figures[index] ?? '', end, writer.y, { ...style, isRight: true }));
}
