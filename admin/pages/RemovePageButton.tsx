import { IconButton } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useDelete } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { ListedPageRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

/** Deletes an own page from its row in the list, after a confirmation. The home page stays. */
export function RemovePageButton({ page }: { page: ListedPageRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'pages', action: 'delete' });
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDelete<ListedPageRecord, Error>();
  const removing = useSend({
    send: () => remove('pages', { id: page.id, previousData: page }, { returnPromise: true }),
    done: () => words.titleIsDeleted(page.title),
    failed: ADMIN_SAVE_FAILED,
    onDone: () => setIsOpen(false),
    refreshes: false,
  });

  if (!mayChange || page.isHome) return null;
  return (
    // A click on the row opens the page.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={words.deleteTitle(page.title)} onClick={() => setIsOpen(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          question={words.deleteThisPage}
          sending={removing}
          confirmLabel={common.delete}
          onConfirm={removing.send}
          onClose={() => setIsOpen(false)}
        >
          {words.leavesTheShopForGood(page.title)}
        </ConfirmDialog>
      )}
    </span>
  );
}
