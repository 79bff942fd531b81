import { endSession } from '../../api/auth.ts';
import type { Session } from '../../api/wire.ts';
import { paths, safeReturn } from '../../paths.ts';
import { $cartContents } from '../cart/contents.ts';
import { requestedReturn } from './return-url.ts';
import { resumeAction } from './resume-action.ts';
import { forgetWishlist } from '../wishlist/contents.ts';
import { $session, keepSession } from '../../storage/session.ts';

/** Where each role works. */
const HOME_OF: Record<Session['role'], string> = {
  ROLE_ADMIN: paths.admin,
  ROLE_SELLER: paths.seller,
  ROLE_CUSTOMER: '/',
};

/**
 * Keeps the new session in place of a former one, does what was wanted before there was one, and goes on: where they
 * came from, else to the place of their role.
 */
export async function goOn({ jwtToken, role }: Session): Promise<'leaving'> {
  const { token: former } = $session.get();
  // Where the server cannot be reached now, the former token expires by itself.
  if (former) endSession(former).catch(() => undefined);
  keepSession(jwtToken, role);
  $cartContents.set([]);
  forgetWishlist();
  const returnUrl = safeReturn(requestedReturn());
  location.assign((await resumeAction()) ?? (returnUrl === '/' ? HOME_OF[role] : returnUrl));
  return 'leaving';
}
