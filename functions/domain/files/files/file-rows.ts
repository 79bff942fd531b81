import { desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { FILE_GROUPS } from '#contract/calls/files.ts';
import type { FileGroup, ManagedFile } from '#contract/calls/files.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { media, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import { selectCount } from '../../platform/console-list/index.ts';
import { focusOf, isPosterOfMedia, isPrivateKey, posters, signedUrl } from '../media/index.ts';
import type { Shop } from '../../shop.ts';

/** The library has files that are to be shown and files of staff. Other files are shown with the row they belong to. */
export const IN_LIBRARY = sql`(${media.purpose} = 'library'
  OR (${media.isPublic} AND ${media.purpose} NOT IN ('review', 'return', 'document')))`;

/** The number of uses of a file: its own, and as the still picture of films. */
const uses = sql<number>`((SELECT count(*) FROM media_uses used WHERE used.media_id = ${media.id})
  + (SELECT count(*) FROM media film WHERE film.poster_id = ${media.id}))`;

/**
 * Returns the condition that a file is in a group.
 * @param input the group's name
 */
export function inGroup(input: SQL): SQL {
  const cases = Object.entries(FILE_GROUPS).map(([group, { mediaType }]) => `WHEN '${group}' THEN '${mediaType}'`);
  return sql`${media.mediaType} = CASE ${input} ${sql.raw(cases.join(' '))} END`;
}

export function selectFiles(db: Builder) {
  return db
    .select({
      id: media.id,
      key: media.key,
      name: media.name,
      contentType: media.contentType,
      contentHash: media.contentHash,
      bytes: media.bytes,
      isPublic: media.isPublic,
      width: media.width,
      height: media.height,
      folder: media.folder,
      mediaType: media.mediaType,
      altText: media.altText,
      focusX: media.focusX,
      focusY: media.focusY,
      posterKey: sql<string | null>`${posters.key}`,
      purpose: media.purpose,
      sellerId: media.sellerId,
      sellerName: sql<string | null>`${sellers.businessName}`,
      uses,
      createdAt: media.createdAt,
      updatedAt: media.updatedAt,
      version: media.version,
    })
    .from(media)
    .leftJoin(posters, isPosterOfMedia)
    .leftJoin(sellers, eq(sellers.id, media.sellerId));
}
export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

/** Returns a file in the owner's view. A private file has a signed URL. */
export async function managedFile(shop: Pick<Shop, 'keyedHash' | 'now'>, row: FileRow): Promise<ManagedFile> {
  const { key, name, bytes, width, height, focusX, focusY, posterKey, purpose: _, ...same } = row;
  return {
    ...same,
    key,
    url: isPrivateKey(key) ? await signedUrl(shop, key) : mediaUrl(key),
    originalFilename: name,
    size: bytes,
    metadata: { width, height },
    focus: focusOf({ focusX, focusY }),
    thumbnail: posterKey === null ? null : mediaUrl(posterKey),
  };
}

type Owner = Customer | Staff;
interface Whose {
  user: number;
  seller: number | null;
}

/**
 * Returns the condition for the owner's files: those they uploaded, for a seller's staff also the seller's library, for
 * the platform the whole library.
 */
function mine(kind: Owner['kind'], { user, seller }: Params<Whose>): SQL {
  const own = sql`${media.userId} = ${user}`;
  if (kind === 'customer') return sql`${own} AND ${media.sellerId} IS ${seller}`;
  if (kind === 'admin') return sql`(${own} OR (${IN_LIBRARY} AND ${seller} IS NULL))`;
  return sql`(${own} OR (${media.sellerId} = ${seller} AND ${IN_LIBRARY}))`;
}

const whoseOf = (owner: Owner): Whose => ({
  user: owner.userId,
  seller: sellerIdOf(owner),
});

/** Returns a function that makes a statement about the owner's files, compiled for each kind of actor. */
function ofOwner<Values extends object, Result>(
  build: (db: Builder, own: SQL, params: Params<Values & Whose>) => PromiseLike<Result>,
) {
  type Query = Parameters<typeof statement<Values & Whose, Result>>[0];
  const forKind = (kind: Owner['kind']) => statement(((db, params) => build(db, mine(kind, params), params)) as Query);
  const kinds = { customer: forKind('customer'), seller: forKind('seller'), admin: forKind('admin') };
  return (owner: Owner, values: Values) => kinds[owner.kind]({ ...values, ...whoseOf(owner) });
}

/** Reads the owner's files with these keys, a JSON list. */
export const filesWithKeys = ofOwner((db, own, params: Params<{ keys: string } & Whose>) =>
  selectFiles(db).where(sql`${media.key} IN (SELECT value FROM json_each(${params.keys})) AND ${own}`),
);

export function fileWithKey(owner: Owner, key: string): Statement<FileRow[]> {
  return filesWithKeys(owner, { keys: JSON.stringify([key]) });
}

interface Listed {
  /** Null for all folders. */
  folder: string | null;
  group: FileGroup | null;
  offset: number;
  limit: number;
}
const isListed = (own: SQL, { folder, group }: Pick<Params<Listed>, 'folder' | 'group'>) =>
  sql`${own} AND (${folder} IS NULL OR ${media.folder} = ${folder}) AND (${group} IS NULL OR ${inGroup(sql`${group}`)})`;

/** Reads the owner's files, newest first. */
export const listedFiles = ofOwner((db, own, params: Params<Listed & Whose>) =>
  selectFiles(db).where(isListed(own, params)).orderBy(desc(media.id)).limit(params.limit).offset(params.offset),
);

export const countedFiles = ofOwner((db, own, params: Params<Pick<Listed, 'folder' | 'group'> & Whose>) =>
  selectCount(db, sql`${media} WHERE ${isListed(own, params)}`),
);

/** This many equal files are shown. */
const MOST_EQUAL = 200;

/** Reads the owner's files that have the same content as another one, grouped by content. */
export const equalFiles = ofOwner((db, own, _: Params<object & Whose>) =>
  selectFiles(db)
    .where(
      sql`${own} AND ${media.contentHash} IN (SELECT ${sql.raw('media.content_hash')} FROM media WHERE ${own}
        GROUP BY content_hash HAVING count(*) > 1)`,
    )
    .orderBy(media.contentHash, media.id)
    .limit(MOST_EQUAL),
);

/** Reads the folders of the owner's files, with the number of files in each. */
export const foldersOfFiles = ofOwner((db, own, _: Params<object & Whose>) =>
  db
    .select({ folder: media.folder, files: sql<number>`count(*)` })
    .from(media)
    .where(own)
    .groupBy(media.folder)
    .orderBy(media.folder),
);
