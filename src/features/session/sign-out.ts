import { translatedPathHere } from '../../ui/page-language.ts';
import { $session, forgetPerson } from '../../storage/session.ts';

/**
 * Ends the session on the server and in the browser, and opens the home page. The browser forgets the session even if
 * the server cannot be reached; its token then expires. The code is loaded with the click, since every page has this
 * button and few visitors use it.
 */
export async function signOut(): Promise<void> {
  const { token } = $session.get();
  if (token) {
    await import('../../api/auth.ts').then(({ endSession }) => endSession(token)).catch(() => undefined);
  }
  forgetPerson();
  location.assign(translatedPathHere('/'));
}
