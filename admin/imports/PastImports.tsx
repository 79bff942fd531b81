import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { KEEPS_CHANGES } from '#contract/calls/imports.ts';
import type { ImportKind, UndoableKind } from '#contract/calls/imports.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { formatCount } from '#contract/shop/money.ts';
import { call } from '../providers/call.ts';
import type { ImportRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { instant } from '../ui/instant.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { countsText } from './importLabels.ts';

/** What else there is to know before an import is undone. */
const HINTS: Record<ImportKind, string> = {
  products: ' It cannot be undone once one of them was ordered.',
  skus: ' It cannot be undone once one of them was ordered.',
  customers: ' Those who have signed in, ordered or got a letter stay, and so does what was added to others.',
  'former-orders': ' Orders that were here before and were changed by the file stay as they are now.',
  'old-addresses': '',
  inventory: '',
  orders: '',
};

/** The newest imports of a list, each with a button that undoes it. */
export function PastImports({ kind }: { kind: UndoableKind }) {
  const { canAccess } = useCanAccess({ resource: kind, action: 'change' });
  const { answer, error, refetch } = useAnswer<ImportRecord[]>(
    canAccess ? `/api/admin/${kind}/imports` : undefined,
    'Failed to fetch the imports',
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!answer || answer.length === 0) return null;
  return (
    <Panel title={`Past imports of ${RESOURCES[kind].label.many}`}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {answer.map((one) => (
          <PastImport key={one.id} one={one} onUndone={refetch} />
        ))}
      </Box>
    </Panel>
  );
}

function PastImport({ one, onUndone }: { one: ImportRecord; onUndone: () => void }) {
  const isUndoable =
    one.undoneAt === null && one.counts.NEW > 0 && (one.counts.CHANGED === 0 || KEEPS_CHANGES.includes(one.kind));
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.fileName}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ marginRight: 'auto' }}>
          {one.doneAt && instant(one.doneAt)}: {countsText(one.counts)}
        </Typography>
        {one.undoneAt && <Typography variant="body2">Undone {instant(one.undoneAt)}</Typography>}
        {isUndoable && <UndoButton one={one} onUndone={onUndone} />}
      </Box>
    </Box>
  );
}

function UndoButton({ one, onUndone }: { one: ImportRecord; onUndone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, id, counts, fileName } = one;
  const records = `${formatCount(counts.NEW)} ${counts.NEW === 1 ? RESOURCES[kind].label.one : RESOURCES[kind].label.many}`;
  const undoing = useSend({
    send: () => call(`/api/admin/${kind}/imports/${id}/undo`, { method: 'POST', body: '{}' }),
    done: () => 'The import is undone.',
    failed: 'The import could not be undone. Please try again.',
    onDone: () => {
      setOpen(false);
      onUndone();
    },
    refreshes: false,
  });
  return (
    <>
      <Button color="secondary" onClick={() => setOpen(true)} aria-label={`Undo the import of ${fileName}`}>
        Undo
      </Button>
      {isOpen && (
        <ConfirmDialog
          question="Undo this import?"
          sending={undoing}
          confirmLabel="Undo the import"
          onConfirm={undoing.send}
          onClose={() => setOpen(false)}
        >
          {records} that it added {counts.NEW === 1 ? 'is' : 'are'} removed.{HINTS[kind]}
        </ConfirmDialog>
      )}
    </>
  );
}
