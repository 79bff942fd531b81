import type { Customer, Staff } from '#contract/calls/actor.ts';
import type { EqualFiles, FileFolder, FileGroup, ManagedFile } from '#contract/calls/files.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { countedFiles, equalFiles, foldersOfFiles, listedFiles, managedFile } from './file-rows.ts';

/** One's own files, the newest first; of one folder or group where that is said. */
export async function listFiles(
  shop: Shop,
  owner: Customer | Staff,
  {
    folder = null,
    group = null,
    ...rows
  }: { folder?: string | undefined | null; group?: FileGroup | undefined | null } & Rows,
): Promise<ListAnswer<ManagedFile>> {
  const { found, counted } = await shop.read({
    found: listedFiles(owner, { folder, group, ...rows }),
    counted: countedFiles(owner, { folder, group }),
  });
  return { rows: await Promise.all(found.map((row) => managedFile(shop, row))), total: counted[0]?.total ?? 0 };
}

/** Files of one's own that are equal, by their content. */
export async function findEqualFiles(shop: Shop, owner: Customer | Staff): Promise<EqualFiles[]> {
  const [rows] = await shop.read(equalFiles(owner, {}));
  const groups = Map.groupBy(rows, ({ contentHash }) => contentHash);
  return Promise.all(
    [...groups].map(async ([contentHash, equal]) => ({
      contentHash,
      files: await Promise.all(equal.map((row) => managedFile(shop, row))),
    })),
  );
}

/** The folders of one's own files, by name. */
export async function listFolders(shop: Shop, owner: Staff): Promise<FileFolder[]> {
  const [folders] = await shop.read(foldersOfFiles(owner, {}));
  return folders;
}
