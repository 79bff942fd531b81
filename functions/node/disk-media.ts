import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles, MediaStore, StoredFile } from '../providers/media/media.ts';
import type { DataFolder } from './data-folder.ts';
import { variantPath } from './image-jobs.ts';
import type { ImageQueue } from './image-queue.ts';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Keeps files in a folder, and the sizes made of pictures in another that may be emptied at any time. */
export function diskMedia(
  { mediaPath, variantsPath }: Pick<DataFolder, 'mediaPath' | 'variantsPath'>,
  images: Pick<ImageQueue, 'draw'>,
): MediaStore {
  return {
    ...diskFiles(mediaPath),
    async variant(key, width, format) {
      const sourcePath = join(mediaPath, key);
      if (!existsSync(sourcePath)) return undefined;
      const folder = join(variantsPath, key);
      const path = variantPath(folder, width, format);
      if (!existsSync(path)) await images.draw({ kind: 'variant', sourcePath, folder, width, format });
      return readStored(path);
    },
  };
}

/** Keeps files in a folder. */
export function diskFiles(mediaPath: string): MediaFiles {
  return {
    put: (key, body) => writeWhole(join(mediaPath, key), body),
    get: (key) => readStored(join(mediaPath, key)),
    remove: (key) => rm(join(mediaPath, key), { force: true }),
  };
}

/** Writes a file so that nobody ever sees half of it. */
export async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, body);
  await rename(part, path);
}

/** A stored file with its type, by its ending; nothing where there is none. */
export async function readStored(path: string): Promise<StoredFile | undefined> {
  const body = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!body) return undefined;
  const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { body: new Uint8Array(body), contentType, bytes: body.byteLength };
}
