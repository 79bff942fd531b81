import * as z from 'zod/mini';

/** A file as a backup has it: its content is stored under the hash, in `files` of the backups' folder. */
const StoredFile = z.object({
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** The time of its last change, in milliseconds since 1970. A file with the same size and time is not read again. */
  changedAt: z.number(),
});
export type StoredFile = z.output<typeof StoredFile>;

const Content = z.object({ bytes: z.number(), sha256: z.string() });

/** What a backup has, and how to check it. It is written last: a folder without it is no backup. */
const Manifest = z.object({
  /** The version of the shop that made it. */
  version: z.string(),
  commit: z.string(),
  /** The moment of the records, as an ISO date. */
  madeAt: z.string(),
  mode: z.enum(['sandbox', 'live']),
  /** The salt of the passphrase's key, and a hash that tells whether a key is this one; null without encryption. */
  key: z.nullable(z.object({ salt: z.string(), check: z.string() })),
  records: Content,
  shop: Content,
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  files: z.array(StoredFile),
});
export type Manifest = z.output<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';

/** @throws when the text is no manifest */
export function readManifest(text: string): Manifest {
  return z.parse(Manifest, JSON.parse(text));
}
