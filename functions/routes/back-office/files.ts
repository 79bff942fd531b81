import * as z from 'zod/mini';
import { ContentHashes, DescribeFile, FILE_GROUP_NAMES, FileFolder, ManagedFile } from '#contract/calls/files.ts';
import { json } from '../../http/answers.ts';
import { listFolders, managedFiles, tellOfFile } from '../../domain/files/files/index.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

/** The library of files as a list. Single files have calls of their own (`routes/files.ts`). */
export const managedFileCalls = [
  call({
    method: 'GET',
    path: '/api/admin/files/folders',
    summary: 'The folders of the library, and how many files are in each.',
    who: ['seller', 'admin'],
    may: 'files.read',
    answer: json(z.array(FileFolder)),
    run: (shop, staff) => listFolders(shop, staff),
  }),
  ...resource({
    name: 'files',
    row: ManagedFile,
    rows: managedFiles,
    sortedBy: { by: 'id', descending: true },
    filters: {
      folder: z.string().check(z.maxLength(100)),
      group: z.enum(FILE_GROUP_NAMES),
      sellerId: z.int(),
      contentHash: ContentHashes,
      isUsed: z.boolean(),
    },
    update: {
      summary:
        'Says what a file shows, which point of a picture stays where it is cut, and the still picture of a film.',
      body: DescribeFile,
      refuses: ['FILE_NO_FILM', 'FILE_UNKNOWN'],
      run: tellOfFile,
    },
  }),
];
