import type { Customer, Staff } from '#contract/calls/actor.ts';
import { FILES_AT_ONCE } from '#contract/calls/files.ts';
import type { RemovedFiles } from '#contract/calls/files.ts';
import { refuse, REFUSALS } from '#contract/calls/refusals.ts';
import { rawWrite, requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { removeFormerBytes } from '../media/index.ts';
import type { Shop } from '../../shop.ts';
import { forgetAddresses, toldInLog } from './change-file.ts';
import { fileWithKey, filesWithKeys } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';
import { placesInWords, placesOfFile } from './used-at.ts';

type Owner = Customer | Staff;

/** Deletes the row of a file without uses. */
function forget({ id }: FileRow): Statement<number> {
  return rawWrite(
    `DELETE FROM media WHERE id = ? AND NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id)
       AND NOT EXISTS (SELECT 1 FROM media film WHERE film.poster_id = media.id)`,
    [id],
  );
}

/**
 * Deletes one of the owner's files permanently. A file with uses stays, and the refusal names them.
 * @throws FILE_NOT_FOUND when the owner has no such file
 * @throws FILE_IN_USE when it has uses
 */
export async function removeFile(shop: Shop, owner: Owner, key: string): Promise<void> {
  const [[row], places] = await shop.read(fileWithKey(owner, key), placesOfFile({ key }));
  if (!row) refuse('FILE_NOT_FOUND');
  if (places.length > 0) refuse('FILE_IN_USE', { params: { places: placesInWords(places) } });
  await shop.write({
    row: requireChange(forget(row), 'FILE_IN_USE', { params: { places: 'somewhere' } }),
    all: [removeFormerBytes({ key: row.key, now: shop.now }), forgetAddresses(row.id), ...told(shop, owner, row)],
  });
}

const told = (shop: Shop, owner: Owner, row: FileRow) =>
  toldInLog(shop, owner, { action: 'file removed', row, before: { name: row.name, key: row.key }, after: {} });

/**
 * Deletes those of these files that belong to the owner and have no use, and returns the result for each.
 * @throws FILES_NONE_FOR_DELETION when no key is given
 * @throws FILES_TOO_MANY when there are more than `FILES_AT_ONCE`
 */
export async function removeFiles(shop: Shop, owner: Owner, keys: readonly string[]): Promise<RemovedFiles> {
  const [rows] = await shop.read(filesWithKeys(owner, { keys: JSON.stringify(keys) }));
  if (keys.length === 0) refuse('FILES_NONE_FOR_DELETION');
  if (keys.length > FILES_AT_ONCE) refuse('FILES_TOO_MANY', { params: { count: FILES_AT_ONCE } });
  const unused = rows.filter(({ uses }) => uses === 0);
  const left =
    unused.length === 0
      ? []
      : (
          await shop.write({
            gone: unused.flatMap((row) => [
              forget(row),
              removeFormerBytes({ key: row.key, now: shop.now }),
              ...told(shop, owner, row),
            ]),
            left: filesWithKeys(owner, { keys: JSON.stringify(unused.map(({ key }) => key)) }),
          })
        ).left;
  return {
    results: [...new Set(keys)].map((key) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return { key, status: 'failed', message: REFUSALS.FILE_NOT_FOUND.text };
      const isGone = row.uses === 0 && !left.some((one) => one.key === key);
      return isGone
        ? { key, status: 'success' }
        : { key, status: 'failed', message: `${row.name} is in use. Please remove it there first.` };
    }),
  };
}
