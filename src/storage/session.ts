import { computed } from 'nanostores';
import { persistentAtom } from '@nanostores/persistent';
import { HANDLE_BYTES, HANDLE_PATTERN, handleOf } from '#contract/calls/handle.ts';
import type { Role } from '#contract/calls/permissions.ts';
import { SESSION_EXPIRED } from '#contract/messages.ts';
import { isOfThePerson, KEPT } from '#contract/shop/kept.ts';
import { local, tab } from './local-storage.ts';

const $jwt = persistentAtom<string>(KEPT.jwt, '');
const $role = persistentAtom<string>(KEPT.role, '');
const $handle = persistentAtom<string>(KEPT.handle, '');

export interface BrowserSession {
  token: string | undefined;
  role: Role | undefined;
  /** The subject of the token. */
  person: string | undefined;
  /** Has a cart, addresses and orders. The API serves them to customers only, so no one else requests them. */
  isShopper: boolean;
  /** Works for the operator or a seller. A browser has one session, so it is not a shopper at the same time. */
  isStaff: boolean;
}

const NOBODY: BrowserSession = {
  token: undefined,
  role: undefined,
  person: undefined,
  isShopper: false,
  isStaff: false,
};

/** The session as the browser knows it. It only decides which buttons are shown; the server authorises. */
export const $session = computed([$jwt, $role], (token, role): BrowserSession => {
  const { exp, sub } = payloadOf(token);
  if (typeof exp !== 'number' || exp * 1000 <= Date.now()) return NOBODY;
  const isShopper = role === 'ROLE_CUSTOMER';
  const isStaff = role === 'ROLE_SELLER' || role === 'ROLE_ADMIN';
  if (!isShopper && !isStaff) return NOBODY;
  return { token, role: role as Role, person: String(sub), isShopper, isStaff };
});

/** Returns the payload of a token; empty if it is invalid. */
function payloadOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    return (JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns the id of this browser for requesting and trying codes, created on first use. */
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

/** Removes the person's data from local storage, but not from the tab: the session may have ended during a task. */
export function forgetSession(): void {
  local.forget(isOfThePerson);
  $jwt.set('');
  $role.set('');
}

/** Removes the tab's data as well after signing out, and makes other tabs do the same. */
export function forgetPerson(): void {
  forgetSession();
  tab.forget(isOfThePerson);
  local.values[KEPT.signedOut] = String(Date.now());
}

/**
 * Follows the sessions of other tabs: after a sign-out or a sign-in of another person this tab removes its data and
 * reloads. The end of a session removes nothing here.
 */
export function followOtherTabs(): void {
  let { person } = $session.get();
  addEventListener('storage', ({ key, newValue }) => {
    const { sub } = key === KEPT.jwt ? payloadOf(newValue ?? '') : {};
    const isAnother = sub !== undefined && person !== undefined && String(sub) !== person;
    if (sub !== undefined) person = String(sub);
    if (!isAnother && key !== KEPT.signedOut) return;
    tab.forget(isOfThePerson);
    location.reload();
  });
}

/** Drops a session that the server has ended, and returns the message to show. */
export function sessionEnded(): string {
  forgetSession();
  return SESSION_EXPIRED;
}
