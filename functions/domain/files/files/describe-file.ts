import type { Customer, Staff } from '#contract/calls/actor.ts';
import type { FileMetadata } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { fileWithKey, managedFile } from './file-rows.ts';
import { placesOfFile } from './used-at.ts';

/**
 * Returns all details of one of the owner's files, with its uses.
 * @throws FILE_NOT_FOUND when the owner has no such file
 */
export async function describeFile(shop: Shop, owner: Customer | Staff, key: string): Promise<FileMetadata> {
  const [[row], usedAt] = await shop.read(fileWithKey(owner, key), placesOfFile({ key }));
  if (!row) refuse('FILE_NOT_FOUND');
  return { ...(await managedFile(shop, row)), usedAt };
}
