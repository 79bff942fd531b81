import * as z from 'zod/mini';
import type { SealingKey, Shop } from './shop.ts';

type Keys = Pick<Shop, 'sealingKeys'>;

/** Why a sealed value cannot be read: its key is not configured, or the value is damaged. */
export type Unreadable = 'otherKey' | 'damaged';

/** A value that was opened, or the reason why it cannot be read. */
export type Unsealed<Value> = { value: Value; unreadable?: never } | { value?: never; unreadable: Unreadable };

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Returns the key for a purpose: the 256 bits of its hash. */
async function keyFor({ hash }: SealingKey, purpose: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(await hash(purpose)), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function sealText({ sealingKeys, random }: Keys & Pick<Shop, 'random'>, purpose: string, text: string) {
  const [key] = sealingKeys;
  if (!key) throw new Error('This context has no key to seal with.');
  const iv = Uint8Array.from(random.bytes(12));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFor(key, purpose), bytes);
  return `${key.id}.${hex(iv)}.${hex(new Uint8Array(sealed))}`;
}

/** `key.iv.body`, or `iv.body` as it was written before values named their key. */
const SEALED = /^(?:([0-9a-f]+)\.)?([0-9a-f]{24})\.([0-9a-f]+)$/;

/** Opens a sealed value with the key it names, or with the first key that opens it. */
async function unsealText({ sealingKeys }: Keys, purpose: string, sealed: string): Promise<Unsealed<string>> {
  const [match, id, iv = '', body = ''] = SEALED.exec(sealed) ?? [];
  if (match === undefined) return { unreadable: 'damaged' };
  const keys = id === undefined ? sealingKeys : sealingKeys.filter((key) => key.id === id);
  for (const key of keys) {
    const algorithm = { name: 'AES-GCM', iv: bytesOf(iv) };
    const opened = await crypto.subtle
      .decrypt(algorithm, await keyFor(key, purpose), bytesOf(body))
      .catch(() => undefined);
    if (opened) return { value: new TextDecoder().decode(opened) };
  }
  return { unreadable: keys.length > 0 && id !== undefined ? 'damaged' : 'otherKey' };
}

/**
 * Returns functions that encrypt values which must be readable again, but not from the database alone: refund and
 * payout accounts, secrets of a second factor, hashes of passwords.
 * @param purpose the kind of value; each purpose has its own key, so that no value can be read as another kind
 */
export function sealedAs<Schema extends z.ZodMiniType>(purpose: string, schema: Schema) {
  return {
    /** Encrypts a value with the current key. */
    seal(shop: Keys & Pick<Shop, 'random'>, value: z.output<Schema>): Promise<string> {
      return sealText(shop, purpose, JSON.stringify(value));
    },
    /** Decrypts a value with the key it names. A value without the name of a key is tried with each. */
    async unseal(shop: Keys, sealed: string): Promise<Unsealed<z.output<Schema>>> {
      const text = await unsealText(shop, purpose, sealed);
      if (text.unreadable) return { unreadable: text.unreadable };
      const read = z.safeParse(schema, JSON.parse(text.value));
      return read.success ? { value: read.data } : { unreadable: 'damaged' };
    },
    /** Returns the value encrypted with the current key; undefined if it cannot be read. */
    async reseal(shop: Keys & Pick<Shop, 'random'>, sealed: string): Promise<string | undefined> {
      const text = await unsealText(shop, purpose, sealed);
      return text.unreadable ? undefined : sealText(shop, purpose, text.value);
    },
  };
}
