import * as z from 'zod/mini';
import { formatCount } from '../shop/money.ts';
import { AltText, Focus, MEDIA_SUBJECTS, MEDIA_TYPES } from './media.ts';
import { fill } from '../messages.ts';
import { fileFacts } from './file-facts.ts';
import { REFUSALS } from './refusals.ts';
import { Id, Instant } from './wire.ts';

/** What staff may put into the library of files, by the groups of its type filter. */
export const FILE_GROUPS = {
  images: { mediaType: 'IMAGE', types: 'JPEG, PNG, WebP and GIF', endings: ['jpg', 'jpeg', 'png', 'webp', 'gif'] },
  documents: {
    mediaType: 'DOCUMENT',
    types: 'PDF, DOC, DOCX, XLS and XLSX',
    endings: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
  },
  videos: { mediaType: 'VIDEO', types: 'MP4, QuickTime and WebM', endings: ['mp4', 'mov', 'webm'] },
} as const;
export type FileGroup = keyof typeof FILE_GROUPS;
export const FILE_GROUP_NAMES = Object.keys(FILE_GROUPS) as FileGroup[];

/** What each kind of file may weigh, in megabytes. */
export const FILE_MAX_MB = { IMAGE: 8, VIDEO: 25, DOCUMENT: 10 } as const;
/** A larger file is sent in pieces of so many bytes, so that a connection that breaks costs one of them at most. */
export const UPLOAD_PIECE_BYTES = 1024 * 1024;
/** So many files one person may have begun to send and not ended; what nobody goes on with is let go after a day. */
export const OPEN_UPLOADS = 20;
/** So many files are sent in, removed or downloaded at once. */
export const FILES_AT_ONCE = 100;

/** Folders whose files go to one thing alone, and are seen by whom it concerns. */
export const FIXED_FOLDERS = [
  'returns',
  'weight-disputes',
  'seller-papers',
  'seller-pictures',
  'product-reviews',
] as const;
export type FixedFolder = (typeof FIXED_FOLDERS)[number];

export function isFixedFolder(folder: string): folder is FixedFolder {
  return FIXED_FOLDERS.some((fixed) => fixed === folder);
}

export const FOLDER_MAX = 60;
const FOLDER_FAULT = `A folder is named by up to ${FOLDER_MAX} letters, digits, spaces, hyphens and underscores`;
/** The folder people see a file in; empty for none. It is never part of an address. */
export const Folder = z
  .string(FOLDER_FAULT)
  .check(z.trim(), z.maxLength(FOLDER_MAX, FOLDER_FAULT), z.regex(/^[\p{L}\p{M}\p{N} _-]*$/u, FOLDER_FAULT));

const NAME_FAULT = 'A name has 1 to 80 letters, digits, spaces, points, hyphens, underscores and brackets';
/** The name people see a file by, and download it as. */
export const FileName = z
  .string(NAME_FAULT)
  .check(z.trim(), z.maxLength(80, NAME_FAULT), z.regex(/^(?![. ]*$)[\p{L}\p{M}\p{N} ._()-]+$/u, NAME_FAULT));

/** A file somebody sent in. */
export const UploadedFile = z.object({
  key: z.string(),
  /** Of a private file an address that is good for ten minutes. */
  url: z.string(),
  originalFilename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  isPublic: z.boolean(),
  /** Pixels; 0 for what is no picture. */
  metadata: z.object({ width: z.int(), height: z.int() }),
});
export type UploadedFile = z.output<typeof UploadedFile>;

const MOST_BYTES = FILE_MAX_MB.VIDEO * 1024 * 1024;
const TOO_LARGE = fill(REFUSALS.FILE_TOO_LARGE.text, { picture: FILE_MAX_MB.IMAGE, film: FILE_MAX_MB.VIDEO });
/** A file that is sent in pieces into the library; the same one goes on where it stopped. */
export const BeginUpload = z.object({ ...fileFacts(MOST_BYTES, TOO_LARGE), folder: z._default(Folder, '') });
export type BeginUpload = z.output<typeof BeginUpload>;

/** How far a file is that is sent in pieces. */
export const OpenUpload = z.object({
  id: Id,
  fileName: z.string(),
  fileSize: z.int(),
  fileDate: Instant,
  folder: z.string(),
  /** Bytes that came in: the next piece begins there. */
  taken: z.int(),
  /** What it became, when all of it came in. */
  file: z.nullable(UploadedFile),
});
export type OpenUpload = z.output<typeof OpenUpload>;

/** A file as its owner manages it. */
export const ManagedFile = z.extend(UploadedFile, {
  id: Id,
  folder: z.string(),
  mediaType: z.enum([...MEDIA_TYPES, 'DOCUMENT']),
  altText: z.string(),
  focus: z.nullable(Focus),
  /** The still picture of a film. */
  thumbnail: z.nullable(z.string()),
  /** Whose it is; none of the house's own and of what a customer sent in. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  /** In how many places it is shown or kept. */
  uses: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedFile = z.output<typeof ManagedFile>;

export const FILE_PLACES = [...MEDIA_SUBJECTS, 'film'] as const;

/** All that is known of a file. */
export const FileMetadata = z.extend(ManagedFile, {
  /** SHA-256, hex: equal files have the same. */
  contentHash: z.string(),
  /** Where it is shown or kept; `name` is what people call the place. */
  usedAt: z.array(z.object({ subject: z.enum(FILE_PLACES), id: z.int(), name: z.string() })),
});
export type FileMetadata = z.output<typeof FileMetadata>;

/**
 * What people are told of a picture or film who do not see it, which point of a picture stays where it is cut, and the
 * still picture of a film, by its key. What is not named stays.
 */
export const DescribeFile = z.object({
  altText: z.optional(AltText),
  focus: z.optional(z.nullable(Focus)),
  posterKey: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  version: z.optional(z.int()),
});
export type DescribeFile = z.output<typeof DescribeFile>;

/** Files of one content. */
export const EqualFiles = z.object({ contentHash: z.string(), files: z.array(ManagedFile) });
export type EqualFiles = z.output<typeof EqualFiles>;

export const FileFolder = z.object({ folder: z.string(), files: z.int() });
export type FileFolder = z.output<typeof FileFolder>;

/** What became of each file of a bulk deletion. */
export const RemovedFiles = z.object({
  results: z.array(
    z.object({ key: z.string(), status: z.enum(['success', 'failed']), message: z.optional(z.string()) }),
  ),
});
export type RemovedFiles = z.output<typeof RemovedFiles>;

/** A file's size as people read it: `12 KB`. */
export function kilobytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1024))} KB`;
}
