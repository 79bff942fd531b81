import * as z from 'zod/mini';
import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import type { Shop } from '../shop.ts';

type Secret = Pick<Shop, 'keyedHash' | 'random'>;

const Stored = z.discriminatedUnion('way', [
  z.object({ way: z.literal('UPI'), upiId: z.string() }),
  z.object({ way: z.literal('BANK'), accountNumber: z.string(), ifsc: z.string(), name: z.string() }),
]);

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A key of its own, made from the shop's secret: the 256 bits of the hash are the key. */
async function keyFor(shop: Pick<Secret, 'keyedHash'>): Promise<CryptoKey> {
  const bits = bytesOf(await shop.keyedHash('refund destinations'));
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts where a refund goes: whoever gets hold of the records alone learns nobody's account. */
export async function seal(shop: Secret, destination: RefundDestination): Promise<string> {
  const iv = Uint8Array.from(shop.random.bytes(12));
  const text = new TextEncoder().encode(JSON.stringify(destination));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFor(shop), text);
  return `${hex(iv)}.${hex(new Uint8Array(sealed))}`;
}

/** Reads it again. @throws where the shop's secret is another than it was sealed with */
export async function unseal(shop: Pick<Secret, 'keyedHash'>, sealed: string): Promise<RefundDestination> {
  const [iv = '', body = ''] = sealed.split('.');
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, await keyFor(shop), bytesOf(body));
  return z.parse(Stored, JSON.parse(new TextDecoder().decode(text)));
}
