import * as messages from '#contract/messages.ts';
import { said } from '../../ui/said.ts';
import { showAlert } from '../../ui/show-alert.tsx';

/** Asks to confirm the deletion of an address, which cannot be undone. */
export async function wantsToDelete(): Promise<boolean> {
  const { isConfirmed } = await showAlert({
    title: said(messages.ADDRESS_DELETE_CONFIRM),
    icon: 'question',
    confirm: said('Delete'),
    cancel: said('Cancel'),
  });
  return isConfirmed;
}
