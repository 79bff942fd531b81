import { makeZip } from 'client-zip';
import * as z from 'zod/mini';
import {
  BeginUpload,
  EqualFiles,
  FILE_GROUP_NAMES,
  FILE_MAX_MB,
  FileMetadata,
  Folder,
  isFixedFolder,
  ManagedFile,
  OpenUpload,
  RemovedFiles,
  UPLOAD_PIECE_BYTES,
  UploadedFile,
} from '#contract/calls/files.ts';
import { asSet } from '#contract/calls/lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import {
  beginUpload,
  describeFile,
  filesToZip,
  findEqualFiles,
  letGoUpload,
  listFiles,
  listUploads,
  removeFile,
  removeFiles,
  renameFile,
  replacePicture,
  showFileTo,
  takeUploadPiece,
} from '../domain/files/files/index.ts';
import { keepLibraryFile, keepPrivateFile, keepSellerPaper, keepSellerPicture } from '../domain/files/media/index.ts';
import { numeral } from '#contract/calls/wire.ts';
import { ZIP, json } from '../http/answers.ts';
import { IdParam, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, Range, rowsAsked } from './ranges.ts';

const Message = z.object({ message: z.string() });
const SentFile = z.instanceof(File, { error: 'Please choose a file' });
const UploadFile = z.object({
  folder: z
    ._default(Folder, '')
    .check(z.refine((folder) => folder !== 'product-reviews', 'Pictures of reviews are sent to /media/upload')),
  file: SentFile,
});
const isOfLibrary = z.refine<string>((folder) => !isFixedFolder(folder), 'Please choose another folder');
const UploadForHouse = z.object({ folder: z._default(Folder, '').check(isOfLibrary), file: SentFile });
const BeginUploadOfLibrary = z.extend(BeginUpload, { folder: z._default(Folder, '').check(isOfLibrary) });
const UPLOAD = '/api/user/files/uploads/:id{[0-9]+}' as const;
const UploadParams = z.object({ id: IdParam });
const UploadPiece = z.object({ from: numeral(9), piece: SentFile });
/** The size of a form around its file. */
const FORM_BYTES = 16 * 1024;
const FORM_MAX_BYTES = FILE_MAX_MB.VIDEO * 1024 * 1024 + FORM_BYTES;

/** A file's key in a request. An impossible or missing key is answered like that of an unknown file. */
const Key = z.string('Please name the file').check(z.maxLength(100, 'No key is so long'));
const AskedKey = z._default(Key, '');
const Keys = asSet(z.array(Key, 'Please send a list of keys'));

export const fileCalls = [
  call({
    method: 'POST',
    path: '/api/user/files/upload',
    summary:
      'Keeps a file; the form has file and folder. The folders returns, weight-disputes, seller-papers and seller-pictures are for what goes with these.',
    who: ['customer', 'seller', 'admin'],
    may: 'none',
    // Files for returns and businesses belong to their sender. The library needs a permission.
    refuses: [
      'FILE_TYPE_WRONG',
      'FILE_KIND_WRONG',
      'PICTURE_TOO_MANY_PIXELS',
      'GIF_TOO_MANY_PIXELS',
      'FILE_TOO_LARGE',
      'FILE_BROKEN',
      'FILE_TOO_MANY',
      'FILE_LOCKED',
      'DOCUMENT_TOO_LARGE',
      'DOCUMENT_HAS_MACROS',
      'SELLER_FILE_TOO_LARGE',
    ],
    needs: ({ body: { folder } }) =>
      folder === 'weight-disputes' ? 'orders.move' : isFixedFolder(folder) ? undefined : 'files.write',
    body: UploadFile,
    formMaxBytes: FORM_MAX_BYTES,
    answer: json(UploadedFile),
    run(shop, actor, { body: { folder, file } }) {
      if (actor.kind === 'customer' && isFixedFolder(folder) && folder !== 'returns') refuse('NOT_PERMITTED');
      if (folder === 'weight-disputes') return keepPrivateFile(shop, actor, file, { folder, purpose: 'dispute' });
      // A customer's file is for a return. It is visible only to the customer until a return includes it.
      if (folder === 'returns' || actor.kind === 'customer')
        return keepPrivateFile(shop, actor, file, { folder, purpose: 'return' });
      if (folder !== 'seller-papers' && folder !== 'seller-pictures') return keepLibraryFile(shop, actor, file, folder);
      if (actor.kind !== 'seller') refuse('NOT_PERMITTED');
      return folder === 'seller-papers' ? keepSellerPaper(shop, actor, file) : keepSellerPicture(shop, actor, file);
    },
  }),
  call({
    method: 'POST',
    path: '/api/user/files/uploads',
    summary: 'Begins to take a large file in, piece by piece; the same one goes on where it stopped.',
    who: ['seller', 'admin'],
    may: 'files.write',
    body: BeginUploadOfLibrary,
    answer: json(OpenUpload),
    refuses: ['UPLOADS_TOO_MANY'],
    run: (shop, actor, { body }) => beginUpload(shop, actor, body),
  }),
  call({
    method: 'POST',
    path: `${UPLOAD}/pieces`,
    summary: 'Takes in the next piece of a file; the form has piece, and from, its first byte in the file.',
    who: ['seller', 'admin'],
    may: 'files.write',
    params: UploadParams,
    body: UploadPiece,
    formMaxBytes: UPLOAD_PIECE_BYTES + FORM_BYTES,
    answer: json(OpenUpload),
    refuses: [
      'UPLOAD_NOT_FOUND',
      'FILE_TYPE_WRONG',
      'FILE_KIND_WRONG',
      'PICTURE_TOO_MANY_PIXELS',
      'GIF_TOO_MANY_PIXELS',
      'FILE_BROKEN',
      'FILE_LOCKED',
      'FILE_TOO_LARGE',
      'DOCUMENT_TOO_LARGE',
      'DOCUMENT_HAS_MACROS',
      'FILE_TOO_MANY',
    ],
    run: (shop, actor, { params: { id }, body }) => takeUploadPiece(shop, actor, { id, ...body }),
  }),
  call({
    method: 'GET',
    path: '/api/user/files/uploads',
    summary: 'The files one began to send that did not come in whole.',
    who: ['seller', 'admin'],
    may: 'files.read',
    answer: json(z.array(OpenUpload)),
    run: (shop, actor) => listUploads(shop, actor),
  }),
  call({
    method: 'DELETE',
    path: UPLOAD,
    summary: 'Lets a file go that did not come in whole.',
    who: ['seller', 'admin'],
    may: 'files.write',
    params: UploadParams,
    answer: json(Message),
    refuses: ['UPLOAD_NOT_FOUND'],
    run: (shop, actor, { params: { id } }) => removed(letGoUpload(shop, actor, id)),
    again: () => removed(),
  }),
  call({
    method: 'GET',
    path: '/api/user/files',
    summary: 'One’s own files, the newest first; `range=[0,24]` asks for so many.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.read',
    query: z.object({
      folder: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      type: z.optional(z.enum(FILE_GROUP_NAMES)),
      range: Range,
    }),
    answer: json(z.array(ManagedFile)),
    async run(shop, actor, { query: { folder, type: group, range } }) {
      const rows = rowsAsked(range);
      return answerRows('files', rows, await listFiles(shop, actor, { folder, group, ...rows }));
    },
  }),
  call({
    method: 'DELETE',
    path: '/api/user/files',
    summary: 'Removes a file of one’s own that is used nowhere.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.write',
    query: z.object({ key: AskedKey }),
    answer: json(Message),
    refuses: ['FILE_NOT_FOUND', 'FILE_IN_USE'],
    run: (shop, actor, { query: { key } }) => removed(removeFile(shop, actor, key)),
    again: () => removed(),
  }),
  call({
    method: 'PUT',
    path: '/api/user/files/:key{[^/]+}/visibility',
    summary: 'Shows a file to everybody or to its owner alone; it gets another key.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.write',
    params: z.object({ key: Key }),
    query: z.object({ isPublic: z.optional(z.enum(['true', 'false'])) }),
    answer: json(ManagedFile),
    refuses: ['FILE_NOT_FOUND', 'FILE_OF_ITS_PLACE', 'FILE_IN_USE'],
    run: (shop, actor, { params: { key }, query: { isPublic } }) =>
      showFileTo(shop, actor, key, isPublic === undefined ? undefined : isPublic === 'true'),
  }),
  call({
    method: 'POST',
    path: '/api/user/files/bulk-delete',
    summary: 'Removes those of these files that are one’s own and used nowhere.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.write',
    body: Keys,
    answer: json(RemovedFiles),
    refuses: ['FILES_NONE_FOR_DELETION', 'FILES_TOO_MANY'],
    run: (shop, actor, { body }) => removeFiles(shop, actor, body),
  }),
  call({
    method: 'GET',
    path: '/api/user/files/metadata',
    summary: 'All that is known of a file of one’s own, and where it is used.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.read',
    query: z.object({ key: AskedKey }),
    answer: json(FileMetadata),
    refuses: ['FILE_NOT_FOUND'],
    run: (shop, actor, { query: { key } }) => describeFile(shop, actor, key),
  }),
  call({
    method: 'GET',
    path: '/api/user/files/duplicates',
    summary: 'Files of one’s own that are equal, together.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.read',
    answer: json(z.array(EqualFiles)),
    run: (shop, actor) => findEqualFiles(shop, actor),
  }),
  call({
    method: 'PUT',
    path: '/api/user/files/rename',
    summary: 'Gives a file another name, and with a slash another folder: folder/name. Its address stays.',
    who: ['customer', 'seller', 'admin'],
    may: 'files.write',
    query: z.object({ sourceKey: AskedKey, destinationKey: z._default(z.string().check(z.maxLength(200)), '') }),
    answer: json(ManagedFile),
    refuses: ['FIELDS_INVALID', 'FILE_NOT_FOUND', 'FILE_OF_ITS_PLACE'],
    run: (shop, actor, { query: { sourceKey, destinationKey } }) => renameFile(shop, actor, sourceKey, destinationKey),
  }),
  call({
    method: 'POST',
    path: '/api/files/upload',
    summary: 'Keeps a file of the house; the form has file and folder.',
    who: ['admin'],
    may: 'files.write',
    body: UploadForHouse,
    formMaxBytes: FORM_MAX_BYTES,
    answer: json(UploadedFile),
    refuses: [
      'FILE_TYPE_WRONG',
      'FILE_KIND_WRONG',
      'PICTURE_TOO_MANY_PIXELS',
      'GIF_TOO_MANY_PIXELS',
      'FILE_BROKEN',
      'FILE_LOCKED',
      'FILE_TOO_LARGE',
      'DOCUMENT_TOO_LARGE',
      'DOCUMENT_HAS_MACROS',
      'FILE_TOO_MANY',
    ],
    run: (shop, actor, { body: { folder, file } }) => keepLibraryFile(shop, actor, file, folder),
  }),
  call({
    method: 'DELETE',
    path: '/api/files/delete',
    summary: 'Removes a file that is used nowhere.',
    who: ['admin'],
    may: 'files.write',
    query: z.object({ key: AskedKey }),
    answer: json(Message),
    refuses: ['FILE_NOT_FOUND', 'FILE_IN_USE'],
    run: (shop, actor, { query: { key } }) => removed(removeFile(shop, actor, key)),
    again: () => removed(),
  }),
  call({
    method: 'POST',
    path: '/api/files/download-multiple',
    summary: 'Files of one’s own as one archive.',
    who: ['seller', 'admin'],
    may: 'files.read',
    body: Keys,
    answer: ZIP,
    refuses: ['FILES_NONE_FOR_DOWNLOAD', 'FILES_TOO_MANY', 'FILE_NOT_FOUND'],
    async run(shop, actor, { body }) {
      const files = await filesToZip(shop, actor, body);
      return new WithHeaders(makeZip(files), { 'Content-Disposition': 'attachment; filename="files.zip"' });
    },
  }),
  call({
    method: 'POST',
    path: '/api/files/replace',
    summary: 'Puts another picture in a picture’s place, wherever it is shown; the form has file and key.',
    who: ['seller', 'admin'],
    may: 'files.write',
    body: z.object({ key: Key, file: z.optional(z.union([SentFile, z.literal('')], 'Please choose a file')) }),
    formMaxBytes: FORM_MAX_BYTES,
    answer: json(ManagedFile),
    refuses: [
      'FILE_NOT_FOUND',
      'FILE_OF_ITS_PLACE',
      'FILE_NO_PICTURE',
      'PICTURE_UNFIT',
      'FILE_TYPE_WRONG',
      'FILE_KIND_WRONG',
      'PICTURE_TOO_MANY_PIXELS',
      'GIF_TOO_MANY_PIXELS',
      'FILE_BROKEN',
      'FILE_TOO_LARGE',
      'FILE_REPLACEMENT_MISSING',
    ],
    run: (shop, actor, { body: { key, file } }) => replacePicture(shop, actor, key, file || undefined),
  }),
];

async function removed(done?: Promise<void>): Promise<z.output<typeof Message>> {
  await done;
  return { message: 'File removed' };
}
