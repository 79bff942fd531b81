import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import type { DecipherGCM } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The key of encrypted backups; undefined when contents are stored as they are. */
export type BackupKey = Buffer | undefined;

/** Size and hash of a content. */
export interface Measured {
  bytes: number;
  sha256: string;
}

type Bytes = AsyncIterable<Buffer>;
type Step = (source: Bytes) => Bytes;

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SCRYPT = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Returns the key of a passphrase. It takes a tenth of a second, so that passphrases are slow to guess. */
export function keyOf(passphrase: string, salt: string): Buffer {
  return scryptSync(passphrase, Buffer.from(salt, 'hex'), 32, SCRYPT);
}

/** Returns a hash that tells whether another key is the same, and does not reveal the key. */
export function checkOf(key: Buffer): string {
  return createHash('sha256').update('check of a key').update(key).digest('hex').slice(0, 16);
}

/**
 * Stores a file in a backup.
 * @param key encrypts it with AES-256-GCM. The stored file is nonce, content and tag.
 * @returns the measures of the content before it is encrypted
 */
export function store(from: string, to: string, key: BackupKey): Promise<Measured> {
  return copy(from, to, (measured) => (key ? [measured, encrypted(key)] : [measured]));
}

/**
 * Writes a stored file back.
 * @returns the measures of the content after it is decrypted
 * @throws when it was encrypted with another key or changed since
 */
export function takeOut(from: string, to: string, key: BackupKey): Promise<Measured> {
  return copy(from, to, (measured) => (key ? [decrypted(key), measured] : [measured]));
}

/** Copies a file through steps. The copy appears whole, and is on the disk before it appears. */
async function copy(from: string, to: string, stepsWith: (measured: Step) => Step[]): Promise<Measured> {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${randomBytes(4).toString('hex')}.part`;
  const measured: Measured = { bytes: 0, sha256: '' };
  try {
    const content = stepsWith(measuring(measured)).reduce(
      (bytes, step) => step(bytes),
      createReadStream(from) as Bytes,
    );
    await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, to);
    return measured;
  } catch (error) {
    // Free the space of the partial file, since the disk may be full.
    await rm(draft, { force: true });
    throw error;
  }
}

function measuring(measured: Measured): Step {
  return async function* (source) {
    const hash = createHash('sha256');
    for await (const piece of source) {
      measured.bytes += piece.length;
      hash.update(piece);
      yield piece;
    }
    measured.sha256 = hash.digest('hex');
  };
}

function encrypted(key: Buffer): Step {
  return async function* (source) {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    yield iv;
    for await (const piece of source) yield cipher.update(piece);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

function decrypted(key: Buffer): Step {
  return async function* (source) {
    let decipher: DecipherGCM | undefined;
    let rest = Buffer.alloc(0);
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece]);
      if (!decipher) {
        if (rest.length < IV_BYTES) continue;
        decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES));
        rest = rest.subarray(IV_BYTES);
      }
      // The last bytes may be the tag.
      const content = rest.subarray(0, Math.max(0, rest.length - TAG_BYTES));
      rest = rest.subarray(content.length);
      yield decipher.update(content);
    }
    if (!decipher || rest.length < TAG_BYTES) throw new Error('The file is too short.');
    decipher.setAuthTag(rest);
    yield decipher.final();
  };
}
