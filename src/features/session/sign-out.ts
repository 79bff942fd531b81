import { $session, forgetPerson } from '../../storage/session.ts';

/**
 * Ends the session on the server and here, and starts afresh at the home page. The browser forgets it in any case; a
 * server that cannot be reached now lets the token expire. What speaks to the server is loaded with the click: every
 * page has this button, and few visitors press it.
 */
export async function signOut(): Promise<void> {
  const { token } = $session.get();
  if (token) {
    await import('../../api/auth.ts').then(({ endSession }) => endSession(token)).catch(() => undefined);
  }
  forgetPerson();
  location.assign('/');
}
