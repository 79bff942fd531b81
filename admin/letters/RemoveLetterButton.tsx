import { IconButton } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useDelete } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { ListedLetterRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/letters.ts';

/** Deletes a draft from its row in the list, after a confirmation. */
export function RemoveLetterButton({ letter }: { letter: ListedLetterRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'letters', action: 'delete' });
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDelete<ListedLetterRecord, Error>();
  const removing = useSend({
    send: () => remove('letters', { id: letter.id, previousData: letter }, { returnPromise: true }),
    done: () => words.subjectIsDeleted(letter.subject),
    failed: ADMIN_SAVE_FAILED,
    onDone: () => setIsOpen(false),
    refreshes: false,
  });

  if (!mayChange || letter.status !== 'draft') return null;
  return (
    // A click on the row opens the letter.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={words.deleteSubject(letter.subject)} onClick={() => setIsOpen(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          question={words.deleteThisDraft}
          sending={removing}
          confirmLabel={common.delete}
          onConfirm={removing.send}
          onClose={() => setIsOpen(false)}
        >
          {words.goesWithItsSectionsNobody(letter.subject)}
        </ConfirmDialog>
      )}
    </span>
  );
}
