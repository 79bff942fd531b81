import * as messages from '#contract/messages.ts';
import { getMessageConsents } from '../../api/messages.ts';
import { serverState } from '../../api/server-state.ts';

/** The consents of the signed-in person. */
export const messageConsents = serverState(getMessageConsents, messages.UNEXPECTED_ERROR);
