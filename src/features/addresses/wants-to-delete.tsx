import * as messages from '#contract/messages.ts';
import { showAlert } from '../../ui/show-alert.tsx';

/** Asks whether an address is to be deleted: that cannot be taken back. */
export async function wantsToDelete(): Promise<boolean> {
  const { isConfirmed } = await showAlert({
    title: messages.ADDRESS_DELETE_CONFIRM,
    icon: 'question',
    confirm: 'Delete',
    cancel: 'Cancel',
  });
  return isConfirmed;
}
