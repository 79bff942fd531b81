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
  /** Who is here, as the token names them. */
  person: string | undefined;
  /** Has a cart, addresses and orders. The API gives them to customers alone, so nobody else is to ask for them. */
  isShopper: boolean;
  /** Works for the house or for a seller; a browser keeps one session, so it is not a shopper's as well. */
  isStaff: boolean;
}

const NOBODY: BrowserSession = {
  token: undefined,
  role: undefined,
  person: undefined,
  isShopper: false,
  isStaff: false,
};

/** Who this browser says it is. Only the server knows; what stands here decides which buttons are shown. */
export const $session = computed([$jwt, $role], (token, role): BrowserSession => {
  const { exp, sub } = payloadOf(token);
  if (typeof exp !== 'number' || exp * 1000 <= Date.now()) return NOBODY;
  const isShopper = role === 'ROLE_CUSTOMER';
  const isStaff = role === 'ROLE_SELLER' || role === 'ROLE_ADMIN';
  if (!isShopper && !isStaff) return NOBODY;
  return { token, role: role as Role, person: String(sub), isShopper, isStaff };
});

/** What a token says of itself; nothing for what is no token. */
function payloadOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    return (JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as object | null) ?? {};
  } catch {
    return {};
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

/** Forgets everything that belongs to the person who was here, but what this tab holds: a session may end half-way. */
export function forgetSession(): void {
  local.forget(isOfThePerson);
  $jwt.set('');
  $role.set('');
}

/** Forgets what this tab holds as well, for who signs out, and tells other tabs to do the same. */
export function forgetPerson(): void {
  forgetSession();
  tab.forget(isOfThePerson);
  local.values[KEPT.signedOut] = String(Date.now());
}

/**
 * Follows what other tabs do: where somebody signs out there or another person signs in, this tab forgets what it holds
 * and is drawn anew. A session that only ended loses nothing here.
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

/** The server says the session is over: forget it, and say so on the next page. */
export function sessionEnded(): string {
  forgetSession();
  return SESSION_EXPIRED;
}
