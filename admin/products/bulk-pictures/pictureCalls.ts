import { PRODUCT_CODES_AT_ONCE } from '#contract/calls/managed-goods.ts';
import { PRODUCT_FILES_MAX } from '#contract/calls/products.ts';
import { isFitToShow } from '#contract/shop/pictures.ts';
import { call, refusalOf } from '../../providers/call.ts';
import type { EditedProductRecord, FileRecord, ProductCodesRecord } from '../../providers/records.ts';

/** Returns what files can be named after, of all products that this person works on. */
export async function allProductCodes(signal: AbortSignal): Promise<ProductCodesRecord[]> {
  const all: ProductCodesRecord[] = [];
  for (let after = 0; ;) {
    const { json } = await call(`/api/admin/products/codes?after=${after}`, { signal });
    const some = json as ProductCodesRecord[];
    all.push(...some);
    if (some.length < PRODUCT_CODES_AT_ONCE) return all;
    after = some.at(-1)!.id;
  }
}

/** Returns a picture of the library with one of these contents, which the products of a seller may show. */
export async function pictureWithContent(hashes: readonly string[], sellerId: number): Promise<FileRecord | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ contentHash: hashes.join(',') }));
  const { json } = await call(`/api/admin/files?filter=${filter}&sort=${encodeURIComponent('["id","ASC"]')}`);
  return (json as FileRecord[]).find(
    ({ isPublic, mediaType, metadata, sellerId: owner }) =>
      isPublic && mediaType === 'IMAGE' && isFitToShow(metadata) && (owner === null || owner === sellerId),
  );
}

/** A picture to add to a product, by the key of its file. */
export interface AddedPicture {
  key: string;
  color: string | null;
}

export type AddedOutcome = 'added' | 'present' | 'full';

/** The most attempts to save a product that other people change at the same time. */
const TRIES = 6;

/**
 * Adds pictures to the end of a product's list and returns what became of each, by key. Nothing of the list is changed,
 * so after a conflict they are added to the newest one.
 * @throws HttpError with the message of the refusal
 */
export async function addPictures(
  productId: number,
  pictures: readonly AddedPicture[],
): Promise<ReadonlyMap<string, AddedOutcome>> {
  const path = `/api/admin/products/${productId}`;
  for (let tries = 1; ; tries += 1) {
    const { mediaList, version } = (await call(path)).json as EditedProductRecord;
    const isThere = ({ key }: AddedPicture) => mediaList.some((item) => item.key === key);
    const missing = pictures.filter((picture) => !isThere(picture));
    const added = missing.slice(0, PRODUCT_FILES_MAX - mediaList.length);
    const outcomes = new Map<string, AddedOutcome>(pictures.map(({ key }) => [key, 'present']));
    for (const picture of missing) outcomes.set(picture.key, added.includes(picture) ? 'added' : 'full');
    if (added.length === 0) return outcomes;
    const body = JSON.stringify({ mediaList: [...mediaList.map(({ key }) => ({ key })), ...added], version });
    try {
      await call(path, { method: 'PUT', body });
      return outcomes;
    } catch (error) {
      if (refusalOf(error).code !== 'STALE_VERSION' || tries === TRIES) throw error;
    }
  }
}
