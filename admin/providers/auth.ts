import { HttpError } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import type * as z from 'zod/mini';
import type { Session, SignIn } from '#contract/calls/auth.ts';
import { SESSION_EXPIRED } from '#contract/messages.ts';
import type { UserProfile } from '#contract/calls/users.ts';
import { forgetDrop } from '../products/bulk-pictures/keptDrop.ts';
import { shared } from '../words/language.ts';
import { call } from './call.ts';
import { entrance } from './entrance.ts';
import { isOffered } from './permissions.ts';
import { browserHandle, dropSession, keepSession, tokenOfEntrance } from './session.ts';

type Profile = z.input<typeof UserProfile>;

/** Why the last session ended, shown at the sign-in. */
let endedBecause: string | undefined;
/** The profile of the token, fetched once per token. */
let known: { token: string; profile: Promise<Profile> } | undefined;

export const authProvider: AuthProvider = {
  /** @throws HttpError with the message of the refusal; nothing is stored then */
  async login({ email, otp }: SignIn) {
    const body = JSON.stringify({ email, otp, handle: browserHandle() });
    const { json } = await call(entrance.signInCall, { method: 'POST', body });
    const session = json as Session;
    if (session.role !== entrance.role) {
      await endAtServer(session.jwtToken);
      throw new HttpError(entrance.refusal, 403);
    }
    endedBecause = undefined;
    keepSession(session);
  },

  /** Ends the session of this entrance only; a session of the storefront stays. */
  async logout() {
    const token = tokenOfEntrance();
    if (!token) return;
    dropSession();
    forgetDrop();
    await endAtServer(token);
  },

  checkAuth: () => (tokenOfEntrance() ? Promise.resolve() : Promise.reject({ message: false })),

  /** Only 401 ends a session. A 403 belongs to one action and is shown there. */
  checkError({ status }: { status?: number }) {
    if (status !== 401) return Promise.resolve();
    dropSession();
    endedBecause = shared(SESSION_EXPIRED);
    return Promise.reject({ message: false });
  },

  async getIdentity() {
    const { id, fullName, email, sellerStatus } = await profile();
    return { id, fullName, email, sellerStatus };
  },

  async canAccess({ resource, action }) {
    try {
      return isOffered(await profile(), resource, action);
    } catch {
      // Without an answer nothing is hidden: the page's own call shows the error.
      return true;
    }
  },
};

export function lastEnd(): string | undefined {
  return endedBecause;
}

function profile(): Promise<Profile> {
  const token = tokenOfEntrance();
  if (!token) return Promise.reject(new HttpError(shared(SESSION_EXPIRED), 401));
  if (known?.token !== token) known = { token, profile: askProfile() };
  return known.profile;
}

async function askProfile(): Promise<Profile> {
  try {
    const { json } = await call('/api/users/profile');
    return json as Profile;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** Signing out never fails: a session that cannot be ended at the server expires. */
async function endAtServer(token: string): Promise<void> {
  await call('/auth/logout', {
    method: 'POST',
    body: '{}',
    headers: new Headers({ Authorization: `Bearer ${token}` }),
  }).catch(() => undefined);
}
