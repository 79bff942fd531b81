import * as messages from '#contract/messages.ts';
import { showAlert } from '../../ui/show-alert.tsx';

/** Asks to confirm the deletion of an address, which cannot be undone. */
export async function wantsToDelete(): Promise<boolean> {
  const { isConfirmed } = await showAlert({
    title: messages.ADDRESS_DELETE_CONFIRM,
    icon: 'question',
    confirm: 'Delete',
    cancel: 'Cancel',
  });
  return isConfirmed;
}
