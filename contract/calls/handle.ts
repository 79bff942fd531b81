export const HANDLE_PATTERN = /^[0-9a-f]{32}$/;
export const HANDLE_BYTES = 16;

/**
 * A handle of random bytes: by it a browser names itself whenever it asks for a code or tries one. Codes belong to the
 * handle that asked for them, so nobody without it can use up their tries or have them voided, and a browser that signed
 * in before gets its codes whatever strangers ask for. It is made and kept in the browser, tells nothing of it, and opens
 * nothing without a code.
 */
export function handleOf(random: Uint8Array): string {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
