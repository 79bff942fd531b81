import * as z from 'zod/mini';
import { formatCount } from '../shop/money.ts';
import { AltText, Focus, MEDIA_SUBJECTS, MEDIA_TYPES } from './media.ts';
import { fill } from '../messages.ts';
import { fileFacts } from './file-facts.ts';
import { REFUSALS } from './refusals.ts';
import { Id, Instant } from './wire.ts';

/** The file types of the library, by the groups of its type filter. */
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

/** The maximum size of each kind of file, in megabytes. */
export const FILE_MAX_MB = { IMAGE: 8, VIDEO: 25, DOCUMENT: 10 } as const;
/** Larger files are sent in chunks of this size, so that a broken connection loses at most one chunk. */
export const UPLOAD_PIECE_BYTES = 1024 * 1024;
/** The maximum number of unfinished uploads per person. Idle uploads are discarded after a day. */
export const OPEN_UPLOADS = 20;
/** The maximum number of files per request to upload, remove or download. */
export const FILES_AT_ONCE = 100;

/** Folders with a single use, whose files only the people concerned can see. */
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
/** The display folder of a file, or empty. It is never part of a URL. */
export const Folder = z
  .string(FOLDER_FAULT)
  .check(z.trim(), z.maxLength(FOLDER_MAX, FOLDER_FAULT), z.regex(/^[\p{L}\p{M}\p{N} _-]*$/u, FOLDER_FAULT));

const NAME_FAULT = 'A name has 1 to 80 letters, digits, spaces, points, hyphens, underscores and brackets';
/** The file's name in the console and for downloads. */
export const FileName = z
  .string(NAME_FAULT)
  .check(z.trim(), z.maxLength(80, NAME_FAULT), z.regex(/^(?![. ]*$)[\p{L}\p{M}\p{N} ._()-]+$/u, NAME_FAULT));

/** An uploaded file. */
export const UploadedFile = z.object({
  key: z.string(),
  /** For a private file, a URL that is valid for ten minutes. */
  url: z.string(),
  originalFilename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  isPublic: z.boolean(),
  /** Pixels; 0 for other files than pictures. */
  metadata: z.object({ width: z.int(), height: z.int() }),
});
export type UploadedFile = z.output<typeof UploadedFile>;

const MOST_BYTES = FILE_MAX_MB.VIDEO * 1024 * 1024;
const TOO_LARGE = fill(REFUSALS.FILE_TOO_LARGE.text, { picture: FILE_MAX_MB.IMAGE, film: FILE_MAX_MB.VIDEO });
/** Begins a chunked upload into the library; the same file resumes an earlier upload. */
export const BeginUpload = z.object({ ...fileFacts(MOST_BYTES, TOO_LARGE), folder: z._default(Folder, '') });
export type BeginUpload = z.output<typeof BeginUpload>;

/** The progress of a chunked upload. */
export const OpenUpload = z.object({
  id: Id,
  fileName: z.string(),
  fileSize: z.int(),
  fileDate: Instant,
  folder: z.string(),
  /** The number of bytes received: the next chunk begins there. */
  taken: z.int(),
  /** The resulting file, once the upload is complete. */
  file: z.nullable(UploadedFile),
});
export type OpenUpload = z.output<typeof OpenUpload>;

/** A file for its owner. */
export const ManagedFile = z.extend(UploadedFile, {
  id: Id,
  folder: z.string(),
  mediaType: z.enum([...MEDIA_TYPES, 'DOCUMENT']),
  altText: z.string(),
  focus: z.nullable(Focus),
  /** The poster image of a film. */
  thumbnail: z.nullable(z.string()),
  /** The seller who owns the file; null for files of the platform and of customers. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  /** SHA-256 in hex: files with equal content have the same hash. */
  contentHash: z.string(),
  /** The number of uses. */
  uses: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedFile = z.output<typeof ManagedFile>;

export const FILE_PLACES = [...MEDIA_SUBJECTS, 'film'] as const;

/** The maximum number of contents that one request looks for. */
export const HASHES_AT_ONCE = 50;
const HASHES_FAULT = `Files are found by 1 to ${HASHES_AT_ONCE} content hashes, separated by commas`;
/** Content hashes of files, separated by commas. */
export const ContentHashes = z
  .string(HASHES_FAULT)
  .check(z.regex(new RegExp(`^[0-9a-f]{64}(,[0-9a-f]{64}){0,${HASHES_AT_ONCE - 1}}$`), HASHES_FAULT));

/** All metadata of a file. */
export const FileMetadata = z.extend(ManagedFile, {
  /** The uses of the file; `name` is the label of the use. */
  usedAt: z.array(z.object({ subject: z.enum(FILE_PLACES), id: z.int(), name: z.string() })),
});
export type FileMetadata = z.output<typeof FileMetadata>;

/**
 * Changes the alternative text of a picture or film, the focal point of a picture, and the key of a film's poster image.
 * Absent fields stay unchanged.
 */
export const DescribeFile = z.object({
  altText: z.optional(AltText),
  focus: z.optional(z.nullable(Focus)),
  posterKey: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  version: z.optional(z.int()),
});
export type DescribeFile = z.output<typeof DescribeFile>;

/** Files with the same content. */
export const EqualFiles = z.object({ contentHash: z.string(), files: z.array(ManagedFile) });
export type EqualFiles = z.output<typeof EqualFiles>;

export const FileFolder = z.object({ folder: z.string(), files: z.int() });
export type FileFolder = z.output<typeof FileFolder>;

/** The result of a bulk deletion for each file. */
export const RemovedFiles = z.object({
  results: z.array(
    z.object({ key: z.string(), status: z.enum(['success', 'failed']), message: z.optional(z.string()) }),
  ),
});
export type RemovedFiles = z.output<typeof RemovedFiles>;

/** Returns a file's size as text, such as `12 KB`. */
export function kilobytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1024))} KB`;
}
