import * as z from 'zod/mini';
import { refuse } from '#contract/calls/refusals.ts';
import { UploadedFile } from '#contract/calls/returns.ts';
import { FILM_MAX_BYTES, keepPrivateFile, keepSellerPaper, keepSellerPicture } from '../domain/media/index.ts';
import { call } from './call.ts';

/** What a file is for: what goes with a return, and a seller's papers, logo and banner. */
const FOLDERS = ['returns', 'seller-papers', 'seller-pictures'] as const;
const UploadFile = z.object({
  folder: z.enum(FOLDERS, `Please name the folder: ${FOLDERS.join(', ')}`),
  file: z.instanceof(File, { error: 'Please choose a file' }),
});
/** What surrounds the file in a form. */
const FORM_BYTES = 16 * 1024;

export const fileCalls = [
  call({
    method: 'POST',
    path: '/api/user/files/upload',
    summary: 'Keeps a file that goes with a return or a business; the form has file and folder.',
    who: ['customer', 'seller', 'admin'],
    may: 'none',
    body: UploadFile,
    formMaxBytes: FILM_MAX_BYTES + FORM_BYTES,
    answer: UploadedFile,
    run(shop, actor, { body: { folder, file } }) {
      if (folder === 'returns') return keepPrivateFile(shop, actor, file);
      if (actor.kind !== 'seller') refuse('NOT_PERMITTED');
      return folder === 'seller-papers' ? keepSellerPaper(shop, actor, file) : keepSellerPicture(shop, actor, file);
    },
  }),
];
