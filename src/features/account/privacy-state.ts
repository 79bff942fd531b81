import * as messages from '#contract/messages.ts';
import { getDeletion } from '../../api/account.ts';
import { serverState } from '../../api/server-state.ts';

/** The pending deletion of the account, and the data it would retain. */
export const {
  $answer: $deletion,
  load: loadDeletion,
  write: writeDeletion,
} = serverState(getDeletion, messages.UNEXPECTED_ERROR);
