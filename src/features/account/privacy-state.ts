import * as messages from '#contract/messages.ts';
import { getDeletion } from '../../api/account.ts';
import { serverState } from '../../api/server-state.ts';

/** Whether the account is about to be deleted, and what would stay of it. */
export const {
  $answer: $deletion,
  load: loadDeletion,
  write: writeDeletion,
} = serverState(getDeletion, messages.UNEXPECTED_ERROR);
