import { keyedHashOf } from './keyed-hash.ts';
import type { SealingKey, Shop } from './shop.ts';

/** The secrets in a shop's configuration. */
export interface Secrets {
  SESSION_SECRET: string;
  FORMER_SESSION_SECRET?: string | undefined;
  SEALING_SECRET?: string | undefined;
  FORMER_SEALING_SECRET?: string | undefined;
}

export type KeyRing = Pick<Shop, 'keyedHash' | 'formerHash' | 'sealingKeys'>;

/** Characters of a key's id. There are few keys, and an id must not be mistaken for another. */
const ID_LENGTH = 8;

/**
 * Returns the keys of a shop. Values are sealed with the key of SEALING_SECRET, or of SESSION_SECRET if that is not
 * set. Values are opened with the keys of all four secrets, so that any of them can be changed.
 */
export async function keyRingOf(secrets: Secrets): Promise<KeyRing> {
  const { SESSION_SECRET, FORMER_SESSION_SECRET, SEALING_SECRET, FORMER_SEALING_SECRET } = secrets;
  const inOrder = [SEALING_SECRET, SESSION_SECRET, FORMER_SEALING_SECRET, FORMER_SESSION_SECRET];
  const distinct = new Set(inOrder.filter((secret) => secret !== undefined));
  return {
    keyedHash: await keyedHashOf(SESSION_SECRET),
    formerHash: FORMER_SESSION_SECRET === undefined ? undefined : await keyedHashOf(FORMER_SESSION_SECRET),
    sealingKeys: await Promise.all(Array.from(distinct, sealingKeyOf)),
  };
}

async function sealingKeyOf(secret: string): Promise<SealingKey> {
  const hash = await keyedHashOf(secret);
  return { id: (await hash('id of this sealing key')).slice(0, ID_LENGTH), hash };
}
