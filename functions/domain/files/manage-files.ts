import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { FileGroup, ManagedFile } from '#contract/calls/files.ts';
import { media } from '../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../console-list/index.ts';
import type { ConsoleList } from '../console-list/index.ts';
import { IN_LIBRARY, inGroup, managedFile, selectFiles } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';

const rows = consoleList({
  id: media.id,
  owner: media.sellerId,
  always: IN_LIBRARY,
  select: (db) => selectFiles(db).$dynamic(),
  counted: sql`${media}`,
  sorts: { id: media.id, name: media.name, size: media.bytes },
  filters: {
    folder: equals(media.folder),
    group: where<FileGroup>((asked) => inGroup(asked)),
    sellerId: equals(media.sellerId),
    /** Whether it is shown or kept anywhere. */
    isUsed: where<boolean>(
      (asked) => sql`(EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = ${media.id})
        OR EXISTS (SELECT 1 FROM media film WHERE film.poster_id = ${media.id})) = ${asked}`,
    ),
  },
  q: [search.in(media.name), search.in(media.altText)],
  row: (found): FileRow => found,
  missing: 'FILE_NOT_FOUND',
});

type FilterOf<List> = List extends ConsoleList<Staff, FileRow, infer _, infer Filter> ? Filter : never;

/** The library of files: a seller's own, for the house all. */
export const managedFiles: ConsoleList<Staff, ManagedFile, (typeof rows.sorts)[number], FilterOf<typeof rows>> = {
  sorts: rows.sorts,
  async list(shop, staff, asked) {
    const { rows: found, total } = await rows.list(shop, staff, asked);
    return { rows: await Promise.all(found.map((row) => managedFile(shop, row))), total };
  },
  async one(shop, staff, id) {
    return managedFile(shop, await rows.one(shop, staff, id));
  },
};
