import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { isUndoable, RESTORES_CHANGES } from '#contract/calls/imports.ts';
import type { UndoableKind } from '#contract/calls/imports.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { call, messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';
import type { ImportRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { instant } from '../ui/instant.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { countedText, countsText } from './importLabels.ts';
import { words } from '../words/en/imports.ts';
import { shared } from '../words/language.ts';

/** What else there is to know before the added records are removed. */
const HINTS: Record<UndoableKind, string> = {
  products: ` ${words.itCannotBeUndoneOnce}`,
  skus: ` ${words.itCannotBeUndoneOnce}`,
  customers: ` ${words.thoseWhoHaveSignedIn}`,
  'former-orders': ` ${words.ordersThatWereHereBefore}`,
  'old-addresses': '',
};

/** Says what undoing an import does. */
function undoText(kind: UndoableKind, { NEW, CHANGED }: ImportRecord['counts']): string {
  const added = words.whatItAddedIsRemoved(countedText(kind, NEW), NEW === 1, HINTS[kind]);
  const restored = words.whatItChangedInIs(countedText(kind, CHANGED));
  const texts = [NEW > 0 && added, CHANGED > 0 && RESTORES_CHANGES.includes(kind) && restored];
  return texts.filter(Boolean).join(' ');
}

/** The newest imports of a list, each with a button that undoes it. */
export function PastImports({ kind }: { kind: UndoableKind }) {
  const { canAccess } = useCanAccess({ resource: kind, action: 'change' });
  const { answer, error, refetch } = useAnswer<ImportRecord[]>(
    canAccess ? `/api/admin/${kind}/imports` : undefined,
    words.failedToFetchTheImports,
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!answer || answer.length === 0) return null;
  return (
    <Panel title={words.pastImportsOf(shared(RESOURCES[kind].label.many))}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {answer.map((one) => (
          <PastImport key={one.id} kind={kind} one={one} onUndone={refetch} />
        ))}
      </Box>
    </Panel>
  );
}

interface PastImportProps {
  kind: UndoableKind;
  one: ImportRecord;
  onUndone: () => void;
}

function PastImport({ kind, one, onUndone }: PastImportProps) {
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.fileName}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ marginRight: 'auto' }}>
          {one.doneAt && instant(one.doneAt)}: {countsText(one.counts)}
        </Typography>
        {one.undoneAt && <Typography variant="body2">{words.undoneAt(instant(one.undoneAt))}</Typography>}
        {one.undoneAt === null && isUndoable(kind, one.counts) && (
          <UndoButton kind={kind} one={one} onUndone={onUndone} />
        )}
      </Box>
      {one.staying > 0 && <Staying kind={kind} one={one} />}
    </Box>
  );
}

/** Rows with something that was changed after the import, so that it stayed when the import was undone. */
function Staying({ kind, one: { id, staying } }: Omit<PastImportProps, 'onUndone'>) {
  const notify = useNotify();
  const save = () =>
    download(`/api/admin/${kind}/imports/${id}/faults.csv`, `staying-${kind}.csv`).catch((failure: unknown) =>
      notify(messageOf(failure, words.theExportFailedPleaseTry), { type: 'error' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
      <Typography variant="body2" sx={{ marginRight: 'auto' }}>
        {words.somethingStaysOf(countedText(kind, staying))}
      </Typography>
      <Button color="secondary" onClick={() => void save()}>
        {words.whatStaysAsCsv}
      </Button>
    </Box>
  );
}

function UndoButton({ kind, one, onUndone }: PastImportProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, counts, fileName } = one;
  const undoing = useSend({
    send: () => call(`/api/admin/${kind}/imports/${id}/undo`, { method: 'POST', body: '{}' }),
    done: () => words.theImportIsUndone,
    failed: words.theImportCouldNotBe,
    onDone: () => {
      setOpen(false);
      onUndone();
    },
    refreshes: false,
  });
  return (
    <>
      <Button color="secondary" onClick={() => setOpen(true)} aria-label={words.undoTheImportOf(fileName)}>
        {words.undo}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={words.undoThisImport}
          sending={undoing}
          confirmLabel={words.undoTheImport}
          onConfirm={undoing.send}
          onClose={() => setOpen(false)}
        >
          {undoText(kind, counts)}
        </ConfirmDialog>
      )}
    </>
  );
}
