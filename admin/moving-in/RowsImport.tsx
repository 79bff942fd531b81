import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { UndoableKind } from '#contract/calls/imports.ts';
import { countedText, doneText, manyOf } from '../imports/importLabels.ts';
import { fileOf } from './fileOf.ts';
import { ImportStep } from './ImportStep.tsx';
import { words } from '../words/en/moving-in.ts';

interface RowsImportProps<Row> {
  kind: UndoableKind;
  /** The file that the rows were read from. */
  source: File;
  /** For each row of the file; null for a row without a record. */
  rows: readonly (Row | null)[];
  /** Writes the rows as a file of the shop's own, without those at the positions in `left`. */
  write: (rows: readonly (Row | null)[], left: ReadonlySet<number>) => string;
}

/** Imports the rows of a table, each of which can be left out, and then opens their list. */
export function RowsImport<Row>({ kind, source, rows, write }: RowsImportProps<Row>) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const file = useMemo(() => fileOf(source, kind, write(rows, left)), [source, kind, rows, left, write]);
  const count = rows.filter((row, at) => row && !left.has(at)).length;
  if (count === 0) return <Typography role="status">{words.noRowIsLeftTo}</Typography>;
  return (
    <ImportStep
      key={file.name}
      kind={kind}
      title={countedText(kind, count)}
      file={file}
      label={words.importTheMany(manyOf(kind))}
      onLeaveOut={(some) => setLeft(new Set([...left, ...some.map(({ row }) => row - 2)]))}
      leavesOutFaults
      onDone={(_, counts) => {
        notify(doneText(kind, counts), { type: 'success' });
        redirect('list', kind);
      }}
    />
  );
}
