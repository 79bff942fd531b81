import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { REMITTANCE_WORDS } from '#contract/shop/remittance.ts';
import { call, messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { RemittancePreviewRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { rupees } from '../ui/rupees.ts';
import { OUTCOME_TONES } from './outcomes.ts';

type Line = RemittancePreviewRecord['lines'][number];

/** So many lines are shown; all of them are written. */
const SHOWN = 100;

/** What a courier's file says, line by line; written once somebody agrees. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [preview, setPreview] = useState<RemittancePreviewRecord>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    call('/api/admin/remittances/preview', { method: 'POST', body: formOf(file) }).then(
      ({ json }) => isWanted && setPreview(json as RemittancePreviewRecord),
      (error: unknown) => isWanted && setFault(messageOf(error, 'Failed to read the file')),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);

  const added = preview?.lines.filter(({ outcome }) => outcome !== 'KNOWN') ?? [];

  async function write(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const asked = `${file.name}, ${file.size} bytes, ${file.lastModified}`;
      await callOnce('/api/admin/remittances', { method: 'POST', body: formOf(file) }, asked);
      notify(added.length === 1 ? '1 line is imported.' : `${added.length} lines are imported.`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import cash from a courier</DialogTitle>
      <DialogContent>
        {preview && preview.faults.length > 0 && (
          <Box role="alert" sx={{ marginBottom: 3 }}>
            <Typography>Nothing is imported until these are right:</Typography>
            {preview.faults.slice(0, SHOWN).map(({ row, fault: why }) => (
              <Typography key={`${row} ${why}`} variant="body2">
                Row {row}: {why}
              </Typography>
            ))}
          </Box>
        )}
        {preview && preview.leftOut.length > 0 && (
          <Box sx={{ marginBottom: 2 }}>
            {preview.leftOut.slice(0, SHOWN).map(({ row, reason }) => (
              <Typography key={row} variant="body2" sx={{ color: 'text.secondary' }}>
                Row {row} is left out. {reason}.
              </Typography>
            ))}
          </Box>
        )}
        {preview && preview.lines.length > 0 && (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              {added.length === 0
                ? 'Every line of this file came in before: nothing is imported.'
                : `${added.length === 1 ? '1 new line' : `${added.length} new lines`}, ${rupees(preview.total)}`}
            </Typography>
            <Box role="region" aria-label="Lines of the file" tabIndex={0} sx={{ overflowX: 'auto' }}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>AWB</TableCell>
                    <TableCell>Order</TableCell>
                    <TableCell align="right">Expected</TableCell>
                    <TableCell align="right">Amount</TableCell>
                    <TableCell>What it is</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {preview.lines.slice(0, SHOWN).map((line) => (
                    <LineRow key={line.row} line={line} />
                  ))}
                </TableBody>
              </Table>
            </Box>
            {preview.lines.length > SHOWN && (
              <Typography variant="body2">and {preview.lines.length - SHOWN} more lines</Typography>
            )}
          </>
        )}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || added.length === 0 || (preview?.faults.length ?? 0) > 0}
          onClick={() => void write()}
        >
          Import
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The bytes of the file: the server decides how its letters are written. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function LineRow({ line: { awb, orderId, expected, amount, outcome, isLate } }: { line: Line }) {
  const chip =
    outcome === 'KNOWN'
      ? { word: 'Came in before', tone: 'over' as const }
      : { word: REMITTANCE_WORDS[outcome], tone: OUTCOME_TONES[outcome] };
  return (
    <TableRow>
      <TableCell>{awb}</TableCell>
      <TableCell>{orderId ?? '–'}</TableCell>
      <TableCell align="right">{expected === null ? '–' : rupees(expected)}</TableCell>
      <TableCell align="right">{rupees(amount)}</TableCell>
      <TableCell>
        <StatusChip {...chip} />
        {isLate && outcome !== 'KNOWN' && ' late'}
      </TableCell>
    </TableRow>
  );
}
