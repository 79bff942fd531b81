/** The list next to the pictures: the subject of each, and the hash of its input. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureEntry = {
  file: string;
  slug: string;
  colour: string;
  kind: string;
  category?: string | undefined;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  dominant: string;
  placeholder: string;
  /** Hash of the look and of the studio's version. Another hash means another picture. */
  madeFrom: string;
};

export type Manifest = Map<string, PictureEntry>;

const NAME = 'manifest.json';

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '[]');
  const entries = JSON.parse(text) as PictureEntry[];
  return new Map(entries.map((entry) => [entry.file, entry]));
}

/** Writes the list atomically, so that an interrupted run leaves a complete one. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const entries = [...manifest.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  await writeFile(join(folder, `${NAME}.new`), `${JSON.stringify(entries, null, 1)}\n`);
  await rename(join(folder, `${NAME}.new`), join(folder, NAME));
}

export function madeFrom(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
