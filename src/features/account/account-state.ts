import * as messages from '#contract/messages.ts';
import { serverState } from '../../api/server-state.ts';
import { getProfile } from '../../api/users.ts';

/** What the shopper told about themselves. */
export const {
  $answer: $profile,
  load: loadProfile,
  write: writeProfile,
} = serverState(getProfile, messages.PROFILE_FETCH_FAILED);
