import type { Customer, Staff } from '#contract/calls/actor.ts';
import type { FileMetadata } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { fileWithKey, managedFile } from './file-rows.ts';
import { placesOfFile } from './used-at.ts';

/**
 * All that is known of a file of one's own, and where it is used.
 * @throws FILE_NOT_FOUND
 */
export async function describeFile(shop: Shop, owner: Customer | Staff, key: string): Promise<FileMetadata> {
  const [[row], usedAt] = await shop.read(fileWithKey(owner, key), placesOfFile({ key }));
  if (!row) refuse('FILE_NOT_FOUND');
  return { ...(await managedFile(shop, row)), contentHash: row.contentHash, usedAt };
}
