/** Returns the HMAC-SHA256 in lower-case hex. */
export async function hmacHex(secret: string, message: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, typeof message === 'string' ? encoder.encode(message) : message);
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether two texts are equal, compared in constant time. */
export function isSameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** Returns whether two secrets are equal. It compares digests, so that the duration reveals not even the length. */
export async function isSameSecret(sent: string, meant: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(sent), digest(meant)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ b[index]!), 0) === 0;
}
