import type { Staff } from '#contract/calls/actor.ts';
import { FILE_GROUPS, FILES_AT_ONCE } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { filesWithKeys } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';

/** A file of an archive, with its bytes as a stream or whole. */
export interface ZippedFile {
  name: string;
  lastModified: Date;
  input: ReadableStream | Uint8Array<ArrayBuffer>;
}

/**
 * Returns the owner's files for an archive, by their readable names. Each is fetched when it is read, so only one is in
 * memory.
 * @throws FILES_NONE_FOR_DOWNLOAD when no key is given
 * @throws FILES_TOO_MANY when there are more than `FILES_AT_ONCE`
 * @throws FILE_NOT_FOUND when one of them is not the owner's
 */
export async function filesToZip(
  shop: Shop,
  owner: Staff,
  keys: readonly string[],
): Promise<AsyncGenerator<ZippedFile>> {
  const wanted = [...new Set(keys)];
  const [rows] = await shop.read(filesWithKeys(owner, { keys: JSON.stringify(wanted) }));
  if (keys.length === 0) refuse('FILES_NONE_FOR_DOWNLOAD');
  if (keys.length > FILES_AT_ONCE) refuse('FILES_TOO_MANY', { params: { count: FILES_AT_ONCE } });
  if (rows.length < wanted.length) refuse('FILE_NOT_FOUND');
  const inOrder = wanted.map((key) => rows.find((row) => row.key === key)!);
  return fetched(shop, inOrder);
}

async function* fetched(shop: Shop, rows: readonly FileRow[]): AsyncGenerator<ZippedFile> {
  const taken = new Set<string>();
  for (const row of rows) {
    const stored = await shop.files.get(row.key);
    // The file was removed since the download began.
    if (!stored) throw new Error(`The bytes of ${row.key} are not there.`);
    yield { name: nameIn(taken, row), lastModified: new Date(row.updatedAt), input: stored.body };
  }
}

const KNOWN_ENDING = new RegExp(
  `\\.(${Object.values(FILE_GROUPS)
    .flatMap(({ endings }) => [...endings])
    .join('|')})$`,
  'i',
);

/** Returns the name of a file in an archive: without folders, with the ending of its type, and unique. */
function nameIn(taken: Set<string>, { name, key }: FileRow): string {
  const ending = key.slice(key.lastIndexOf('.'));
  const message = name.replace(/[/\\:*?"<>|]/g, '_').replace(/^[. ]+/, '');
  const stem = message.replace(KNOWN_ENDING, '') || 'file';
  // Windows reserves these names for devices.
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `${stem}_` : stem;
  for (let count = 1; ; count += 1) {
    const candidate = `${safe}${count === 1 ? '' : ` (${count})`}${ending}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}
