import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { REMITTANCE_WORDS } from '#contract/shop/remittance.ts';
import { callOnce } from '../providers/call-once.ts';
import type { RemittancePreviewRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { rupees } from '../ui/rupees.ts';
import { OUTCOME_TONES } from './outcomes.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/remittances.ts';

type Line = RemittancePreviewRecord['lines'][number];

/** At most this many lines are shown; all of them are imported. */
const MOST_SHOWN = 100;

/** Shows the lines of a courier's file, and imports them on request. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { answer: preview, error } = useAnswer<RemittancePreviewRecord>(
    '/api/admin/remittances/preview',
    words.failedToReadTheFile,
    { method: 'POST', body: formOf(file) },
  );
  const added = preview?.lines.filter(({ outcome }) => outcome !== 'KNOWN') ?? [];
  const importing = useSend({
    send: () =>
      callOnce(
        '/api/admin/remittances',
        { method: 'POST', body: formOf(file) },
        `${file.name}, ${file.size} bytes, ${file.lastModified}`,
      ),
    done: () => words.linesAreImported(added.length),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={words.importCashFromACourier}
      sending={{ ...importing, error: importing.error ?? error }}
      onSubmit={importing.send}
      onClose={onClose}
      submitLabel={words.import}
      closeLabel={common.close}
      disabledReason={added.length === 0 || (preview?.faults.length ?? 0) > 0}
      maxWidth="md"
    >
      {preview && preview.faults.length > 0 && (
        <Box role="alert" sx={{ marginBottom: 3 }}>
          <Typography>{words.nothingIsImportedUntilThese}</Typography>
          {preview.faults.slice(0, MOST_SHOWN).map(({ row, fault: why }) => (
            <Typography key={`${row} ${why}`} variant="body2">
              {words.rowHasFault(row, why)}
            </Typography>
          ))}
        </Box>
      )}
      {preview && preview.leftOut.length > 0 && (
        <Box sx={{ marginBottom: 2 }}>
          {preview.leftOut.slice(0, MOST_SHOWN).map(({ row, reason }) => (
            <Typography key={row} variant="body2" sx={{ color: 'text.secondary' }}>
              {words.rowIsLeftOut(row, reason)}
            </Typography>
          ))}
        </Box>
      )}
      {preview && preview.lines.length > 0 && (
        <>
          <Typography sx={{ marginBottom: 2 }}>
            {added.length === 0 ? words.everyLineOfThisFile : words.newLines(added.length, rupees(preview.total))}
          </Typography>
          <Box role="region" aria-label={words.linesOfTheFile} tabIndex={0} sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>AWB</TableCell>
                  <TableCell>{common.order}</TableCell>
                  <TableCell align="right">{words.expected}</TableCell>
                  <TableCell align="right">{common.amount}</TableCell>
                  <TableCell>{common.whatItIs}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {preview.lines.slice(0, MOST_SHOWN).map((line) => (
                  <LineRow key={line.row} line={line} />
                ))}
              </TableBody>
            </Table>
          </Box>
          {preview.lines.length > MOST_SHOWN && (
            <Typography variant="body2">{words.andMoreLines(preview.lines.length - MOST_SHOWN)}</Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Returns the file as it is: the server detects its encoding. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function LineRow({ line: { awb, orderId, expected, amount, outcome, isLate } }: { line: Line }) {
  const chip =
    outcome === 'KNOWN'
      ? { word: words.cameInBefore, tone: 'over' as const }
      : { word: REMITTANCE_WORDS[outcome], tone: OUTCOME_TONES[outcome] };
  return (
    <TableRow>
      <TableCell>{awb}</TableCell>
      <TableCell>{orderId ?? '–'}</TableCell>
      <TableCell align="right">{expected === null ? '–' : rupees(expected)}</TableCell>
      <TableCell align="right">{rupees(amount)}</TableCell>
      <TableCell>
        <StatusChip {...chip} />
        {isLate && outcome !== 'KNOWN' && ` ${words.late}`}
      </TableCell>
    </TableRow>
  );
}
