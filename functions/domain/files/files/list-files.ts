import type { Customer, Staff } from '#contract/calls/actor.ts';
import type { EqualFiles, FileFolder, FileGroup, ManagedFile } from '#contract/calls/files.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { countedFiles, equalFiles, foldersOfFiles, listedFiles, managedFile } from './file-rows.ts';

/** Returns the owner's files, newest first, optionally of one folder or group. */
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

/** Returns the owner's files with equal content, grouped. */
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

/** Returns the folders of the owner's files, by name. */
export async function listFolders(shop: Shop, owner: Staff): Promise<FileFolder[]> {
  const [folders] = await shop.read(foldersOfFiles(owner, {}));
  return folders;
}
