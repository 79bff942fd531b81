import { googleClaims, signGoogleToken } from '../../functions/sandbox/google/google-emulator.ts';

/** An ID token of the Google account with this email, as of now. */
export const googleTokenOf = (email: string): Promise<string> =>
  signGoogleToken(googleClaims({ email, name: 'Gita Rao' }, Date.now()));
