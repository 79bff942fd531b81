import { googleClaims, signGoogleToken } from '../../functions/sandbox/google/google-emulator.ts';

/** Returns an ID token of the Google account with this email, issued now. */
export const googleTokenOf = (email: string): Promise<string> =>
  signGoogleToken(googleClaims({ email, name: 'Gita Rao' }, Date.now()));
