import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { UndoableKind } from '#contract/calls/imports.ts';
import { formatCount } from '#contract/shop/money.ts';
import { CheckedImport } from '../imports/CheckedImport.tsx';
import { ImportProgress } from '../imports/ImportProgress.tsx';
import { useImport } from '../imports/useImport.ts';
import { call, messageOf } from '../providers/call.ts';
import type { ImportRecord, ImportRowRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/moving-in.ts';

/** Rows of an import in one answer. */
const AT_ONCE = 100;

/** Reads all rows of an import, or those with an outcome. */
async function rowsOf(kind: UndoableKind, id: number, outcome?: 'CHANGED' | 'FAULTY'): Promise<ImportRowRecord[]> {
  const rows: ImportRowRecord[] = [];
  for (;;) {
    const range = `[${rows.length},${rows.length + AT_ONCE - 1}]`;
    const query = `range=${range}${outcome ? `&outcome=${outcome}` : ''}`;
    const { json } = await call(`/api/admin/${kind}/imports/${id}/rows?${query}`);
    const some = json as ImportRowRecord[];
    rows.push(...some);
    if (some.length < AT_ONCE) return rows;
  }
}

interface ImportStepProps {
  kind: UndoableKind;
  title: string;
  file: File;
  /** The label of the button that writes the rows. */
  label: string;
  /** Leaves out the rows of records that are here already and would change. */
  onLeaveOut: (rows: readonly ImportRowRecord[]) => void;
  /** Whether rows with a fault can be left out, too. */
  leavesOutFaults?: boolean;
  /** All rows with their records, after the file is written or changes nothing. */
  onDone: (rows: readonly ImportRowRecord[], counts: ImportRecord['counts']) => void;
}

/** Checks a file that the page made, shows what it changes, and writes it. */
export function ImportStep({ kind, title, file, label, onLeaveOut, leavesOutFaults = false, onDone }: ImportStepProps) {
  const { canAccess } = useCanAccess({ resource: kind, action: 'change' });
  const { one, errorText, isBusy, goOn, apply } = useImport(kind, file);
  const [readError, setReadError] = useState<string>();
  const isChecked = one !== undefined && (one.state === 'CHECKED' || one.state === 'DONE') && !isBusy;
  const changes = one ? one.counts.NEW + one.counts.CHANGED : 0;

  async function read(then: (rows: readonly ImportRowRecord[]) => void, outcome?: 'CHANGED' | 'FAULTY'): Promise<void> {
    setReadError(undefined);
    try {
      then(await rowsOf(kind, one!.id, outcome));
    } catch (error) {
      setReadError(messageOf(error, words.failedToFetchTheRows));
    }
  }

  async function write(): Promise<void> {
    if (changes === 0 || one!.state === 'DONE' || (await apply())) await read((rows) => onDone(rows, one!.counts));
  }

  return (
    <Panel title={title}>
      {isBusy && <ImportProgress one={one} />}
      {(errorText ?? readError) && (
        <Typography role="alert" color="error">
          {errorText ?? readError}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBottom: 2 }}>
        {isChecked && canAccess && (
          <Button variant="contained" disabled={one.counts.FAULTY > 0} onClick={() => void write()}>
            {changes === 0 ? common.goOn : label}
          </Button>
        )}
        {isChecked && one.counts.CHANGED > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => void read(onLeaveOut, 'CHANGED')}>
            {words.leaveOutThoseHere(formatCount(one.counts.CHANGED))}
          </Button>
        )}
        {isChecked && leavesOutFaults && one.counts.FAULTY > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => void read(onLeaveOut, 'FAULTY')}>
            {words.leaveOutTheFaulty(formatCount(one.counts.FAULTY))}
          </Button>
        )}
        {!isBusy && !isChecked && <Button onClick={() => goOn()}>{common.goOn}</Button>}
      </Box>
      {isChecked && <CheckedImport one={one} onCheckAgain={() => goOn(true)} />}
    </Panel>
  );
}
