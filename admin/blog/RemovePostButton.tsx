import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
} from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useCanAccess, useDelete, useNotify } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import type { ManagedPostRecord } from '../providers/records.ts';

/** Takes a post out of the blog from the list; it is asked for once more. */
export function RemovePostButton({ post }: { post: ManagedPostRecord }) {
  const titleId = useId();
  const { canAccess: mayChange } = useCanAccess({ resource: 'blog', action: 'delete' });
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isPending }] = useDelete<ManagedPostRecord, Error>();

  async function confirm() {
    try {
      await remove('blog', { id: post.id, previousData: post }, { returnPromise: true });
      notify(`“${post.title}” is deleted.`, { type: 'success' });
    } catch (error) {
      setIsOpen(false);
      notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
    }
  }

  if (!mayChange) return null;
  return (
    // The row around it leads somewhere.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={`Delete ${post.title}`} onClick={() => setIsOpen(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Delete this post?</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2">
            “{post.title}” leaves the blog for good. Its address may be given to another post.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setIsOpen(false)} autoFocus>
            Keep it
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </span>
  );
}
