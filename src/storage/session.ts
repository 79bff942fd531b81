import { computed } from 'nanostores';
import { persistentAtom } from '@nanostores/persistent';
import { HANDLE_BYTES, HANDLE_PATTERN, handleOf } from '#contract/calls/handle.ts';
import type { Role } from '#contract/calls/roles.ts';
import { SESSION_EXPIRED } from '#contract/messages.ts';
import { isOfThePerson, KEPT } from '#contract/shop/kept.ts';

const $jwt = persistentAtom<string>(KEPT.jwt, '');
const $role = persistentAtom<string>(KEPT.role, '');
const $handle = persistentAtom<string>(KEPT.handle, '');

export interface BrowserSession {
  token: string | undefined;
  role: Role | undefined;
  /** Has a cart, addresses and orders. The API gives them to customers alone, so nobody else is to ask for them. */
  isShopper: boolean;
  /** Works for the house or for a seller; a browser keeps one session, so it is not a shopper's as well. */
  isStaff: boolean;
}

const NOBODY: BrowserSession = { token: undefined, role: undefined, isShopper: false, isStaff: false };

/** Who this browser says it is. Only the server knows; what stands here decides which buttons are shown. */
export const $session = computed([$jwt, $role], (token, role): BrowserSession => {
  if (!token || expiresAt(token) <= Date.now()) return NOBODY;
  const isShopper = role === 'ROLE_CUSTOMER';
  const isStaff = role === 'ROLE_SELLER' || role === 'ROLE_ADMIN';
  return { token, role: role as Role, isShopper, isStaff };
});

/** When a token ends, in epoch milliseconds; 0 for what is no token. */
function expiresAt(token: string): number {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
    };
    return typeof payload.exp === 'number' ? payload.exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** By what this browser names itself when it asks for a code or tries one; made when it is first asked for. */
export function browserHandle(): string {
  if (!HANDLE_PATTERN.test($handle.get())) {
    $handle.set(handleOf(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES))));
  }
  return $handle.get();
}

export function keepSession(token: string, role: Role): void {
  $role.set(role);
  $jwt.set(token);
}

/** Forgets everything that belongs to the person who was here. */
export function forgetSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (isOfThePerson(key)) localStorage.removeItem(key);
  }
  $jwt.set('');
  $role.set('');
}

/** The server says the session is over: forget it, and say so on the next page. */
export function sessionEnded(): string {
  forgetSession();
  return SESSION_EXPIRED;
}
