import * as messages from '#contract/messages.ts';
import { serverState } from '../../api/server-state.ts';
import { getProfile } from '../../api/users.ts';

/** The profile of the shopper. */
export const {
  $answer: $profile,
  load: loadProfile,
  write: writeProfile,
} = serverState(getProfile, messages.PROFILE_FETCH_FAILED);
