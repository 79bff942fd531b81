import { IconButton } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useDelete } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { ManagedPostRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';

/** Deletes a post from its row in the list, after a confirmation. */
export function RemovePostButton({ post }: { post: ManagedPostRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'blog', action: 'delete' });
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDelete<ManagedPostRecord, Error>();
  const removing = useSend({
    send: () => remove('blog', { id: post.id, previousData: post }, { returnPromise: true }),
    done: () => words.titleIsDeleted(post.title),
    failed: ADMIN_SAVE_FAILED,
    onDone: () => setIsOpen(false),
    refreshes: false,
  });

  if (!mayChange) return null;
  return (
    // A click on the row opens the post.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={words.deleteTitle(post.title)} onClick={() => setIsOpen(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          question={words.deleteThisPost}
          sending={removing}
          confirmLabel={common.delete}
          onConfirm={removing.send}
          onClose={() => setIsOpen(false)}
        >
          {words.leavesTheBlogForGood(post.title)}
        </ConfirmDialog>
      )}
    </span>
  );
}
