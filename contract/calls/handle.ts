export const HANDLE_PATTERN = /^[0-9a-f]{32}$/;
export const HANDLE_BYTES = 16;

/**
 * Returns a handle from random bytes. A browser sends its handle whenever it requests or enters a code. A code belongs to
 * the handle that requested it, so others can neither use up its attempts nor void it. A browser that signed in before
 * gets its codes regardless of other people's requests. The handle is created and stored in the browser, contains no
 * data about it, and grants no access without a code.
 */
export function handleOf(random: Uint8Array): string {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
