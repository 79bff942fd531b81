import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileFacts, FilePart, MediaFiles, MediaStore, StoredFile } from '../providers/media/media.ts';
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
    describe: (key) => describeStored(join(mediaPath, key)),
    get: (key, part) => readStored(join(mediaPath, key), part),
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

/** A file is read at once up to this size, which most sizes of pictures have, and in chunks of this size above it. */
const CHUNK_BYTES = 128 * 1024;

/** Returns a stored file, or a part of it, with its type by its ending; nothing where there is none. */
export async function readStored(path: string, part?: FilePart): Promise<StoredFile | undefined> {
  const facts = await describeStored(path);
  if (!facts) return undefined;
  const { first, last } = part ?? { first: 0, last: facts.bytes - 1 };
  if (last - first >= CHUNK_BYTES) return { ...facts, body: readWhileRead(path, first, last) };
  const body = await readBytes(path, first, last - first + 1).catch(ignoreMissing);
  return body && { ...facts, body };
}

async function describeStored(path: string): Promise<FileFacts | undefined> {
  const found = await stat(path).catch(ignoreMissing);
  if (!found?.isFile()) return undefined;
  const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { contentType, bytes: found.size };
}

/**
 * Returns bytes of a file as a stream that reads one chunk each time its reader asks for one. The file is open only
 * while a chunk is read, so a reader that waits, leaves or is forgotten holds neither memory nor a file descriptor.
 */
function readWhileRead(path: string, first: number, last: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await readBytes(path, at, Math.min(CHUNK_BYTES, last - at + 1));
        at += chunk.byteLength;
        controller.enqueue(chunk);
        if (at > last) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @throws where the file ends before them, or is gone */
async function readBytes(path: string, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  const file = await open(path);
  try {
    for (let done = 0; done < length;) {
      const { bytesRead } = await file.read(bytes, done, length - done, at + done);
      if (bytesRead === 0) throw new Error(`${path} ends ${length - done} bytes too early.`);
      done += bytesRead;
    }
  } finally {
    await file.close();
  }
  return bytes;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
