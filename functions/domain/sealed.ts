import * as z from 'zod/mini';
import type { Shop } from './shop.ts';

type Secret = Pick<Shop, 'keyedHash' | 'random'>;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Returns the key for a purpose, derived from the shop's secret: the 256 bits of the hash. */
async function keyFor(shop: Pick<Secret, 'keyedHash'>, purpose: string): Promise<CryptoKey> {
  const bits = bytesOf(await shop.keyedHash(purpose));
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Returns functions that encrypt values which must be readable again, but not from the database alone: refund and
 * payout accounts, secrets of a second factor.
 * @param purpose the kind of value; each purpose has its own key, so that no value can be read as another kind
 */
export function sealedAs<Schema extends z.ZodMiniType>(purpose: string, schema: Schema) {
  return {
    async seal(shop: Secret, value: z.output<Schema>): Promise<string> {
      const iv = Uint8Array.from(shop.random.bytes(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFor(shop, purpose), text);
      return `${hex(iv)}.${hex(new Uint8Array(sealed))}`;
    },
    /** Decrypts a sealed value. @throws when the shop's secret differs from the one it was sealed with */
    async unseal(shop: Pick<Secret, 'keyedHash'>, sealed: string): Promise<z.output<Schema>> {
      const [iv = '', body = ''] = sealed.split('.');
      const key = await keyFor(shop, purpose);
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(body));
      return z.parse(schema, JSON.parse(new TextDecoder().decode(text)));
    },
  };
}
