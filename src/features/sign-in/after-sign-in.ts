import { endSession } from '../../api/auth.ts';
import type { Session } from '../../api/wire.ts';
import { paths, safeReturn } from '../../paths.ts';
import { $cartContents } from '../cart/contents.ts';
import { requestedReturn } from './return-url.ts';
import { resumeAction } from './resume-action.ts';
import { forgetWishlist } from '../wishlist/contents.ts';
import { pathHere } from '../../ui/path-here.ts';
import { $session, keepSession } from '../../storage/session.ts';

/** The home page of each role. */
const HOME_OF: Record<Session['role'], string> = {
  ROLE_ADMIN: paths.admin,
  ROLE_SELLER: paths.seller,
  ROLE_CUSTOMER: '/',
};

/** Stores the new session, runs the pending action, and opens the return address or the role's home page. */
export async function goOn({ jwtToken, role }: Session): Promise<'leaving'> {
  const { token: former } = $session.get();
  // If the server cannot be reached, the former token expires by itself.
  if (former) endSession(former).catch(() => undefined);
  keepSession(jwtToken, role);
  $cartContents.set([]);
  forgetWishlist();
  const returnUrl = safeReturn(requestedReturn());
  location.assign(pathHere((await resumeAction()) ?? (returnUrl === '/' ? HOME_OF[role] : returnUrl)));
  return 'leaving';
}
