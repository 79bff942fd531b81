import type { Session } from '#contract/calls/auth.ts';
import { HANDLE_BYTES, HANDLE_PATTERN, handleOf } from '#contract/calls/handle.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { entrance } from './entrance.ts';

/** The storefront uses the same keys: one person, one session and one handle per browser. */
export const ROLE_KEY = KEPT.role;
const { jwt: TOKEN_KEY, handle: HANDLE_KEY } = KEPT;

/** Returns the token if it belongs to this entrance; a shopper's token is not used here and stays. */
export function tokenOfEntrance(): string | undefined {
  const isForDoor = localStorage.getItem(ROLE_KEY) === entrance.role;
  return (isForDoor && localStorage.getItem(TOKEN_KEY)) || undefined;
}

export function keepSession({ jwtToken, role }: Session): void {
  localStorage.setItem(TOKEN_KEY, jwtToken);
  localStorage.setItem(ROLE_KEY, role);
}

export function dropSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ROLE_KEY);
}

/** Returns the name of this browser for sign-in codes; it stays after sign-out. */
export function browserHandle(): string {
  const stored = localStorage.getItem(HANDLE_KEY) ?? '';
  if (HANDLE_PATTERN.test(stored)) return stored;
  const handle = handleOf(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)));
  localStorage.setItem(HANDLE_KEY, handle);
  return handle;
}

/** Calls the listener when another tab ends this session or starts another one. */
export function onEndedElsewhere(listener: () => void): () => void {
  const check = ({ key }: StorageEvent) => {
    if ((key === null || key === TOKEN_KEY || key === ROLE_KEY) && tokenOfEntrance() === undefined) listener();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
}
