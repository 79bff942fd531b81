import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { DescribeFile, FileGroup, ManagedFile } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { media } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { ConsoleList } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { changed } from './change-file.ts';
import { fileWithKey, IN_LIBRARY, inGroup, managedFile, selectFiles } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';
import { pagesOfFile } from './pages-of-file.ts';

const rows = consoleList({
  id: media.id,
  owner: media.sellerId,
  always: IN_LIBRARY,
  select: (db) => selectFiles(db).$dynamic(),
  counted: sql`${media}`,
  sorts: { id: media.id, name: media.name, size: media.bytes },
  filters: {
    folder: equals(media.folder),
    group: where<FileGroup>((input) => inGroup(input)),
    sellerId: equals(media.sellerId),
    /** Files with one of these contents: hashes, separated by commas. */
    contentHash: where<string>(
      (hashes) =>
        sql`${media.contentHash} IN (SELECT value FROM json_each('["' || replace(${hashes}, ',', '","') || '"]'))`,
    ),
    /** Whether it has any use. */
    isUsed: where<boolean>(
      (query) => sql`(EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = ${media.id})
        OR EXISTS (SELECT 1 FROM media film WHERE film.poster_id = ${media.id})) = ${query}`,
    ),
  },
  q: [search.in(media.name), search.in(media.altText)],
  row: (found): FileRow => found,
  missing: 'FILE_NOT_FOUND',
});

type FilterOf<List> = List extends ConsoleList<Staff, FileRow, infer _, infer Filter> ? Filter : never;

/** The console's list of library files: a seller's own, or all for the platform. */
export const managedFiles: ConsoleList<Staff, ManagedFile, (typeof rows.sorts)[number], FilterOf<typeof rows>> = {
  sorts: rows.sorts,
  missing: rows.missing,
  async list(shop, staff, query) {
    const { rows: found, total } = await rows.list(shop, staff, query);
    return { rows: await Promise.all(found.map((row) => managedFile(shop, row))), total };
  },
  async one(shop, staff, id) {
    return managedFile(shop, await rows.one(shop, staff, id));
  },
};

/**
 * Changes the alt text and the focal point of a picture or film, and the still picture of a film. Missing fields stay
 * unchanged.
 * @throws FILE_NOT_FOUND when the owner has no such file
 * @throws STALE_VERSION with the present state
 * @throws FILE_NO_FILM when a still picture is given for a picture
 * @throws FILE_UNKNOWN when the still picture is not one of the owner's files
 */
export async function tellOfFile(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, altText, focus, posterKey }: DescribeFile,
): Promise<ManagedFile> {
  const [[before], [poster]] = await shop.read(rows.rowWithId(shop, staff, id), fileWithKey(staff, posterKey ?? ''));
  if (!before) refuse('FILE_NOT_FOUND');
  if (version !== undefined && version !== before.version)
    refuse('STALE_VERSION', { current: await managedFile(shop, before) });
  if (posterKey !== undefined && before.mediaType !== 'VIDEO') refuse('FILE_NO_FILM');
  if (posterKey && !(poster?.mediaType === 'IMAGE' && poster.isPublic)) refuse('FILE_UNKNOWN');
  const now = {
    ...(altText !== undefined && { altText }),
    ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
    ...(posterKey !== undefined && { posterId: poster?.id ?? null }),
  };
  const { after } = await shop.write({
    all: [...changed(shop, staff, before, now, 'file described'), ...pagesOfFile(shop, id)],
    after: rows.rowWithId(shop, staff, id),
  });
  return managedFile(shop, after[0]!);
}
