import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import type { FileFacts, FilePart, MediaFiles, MediaStore, StoredFile } from '../ports/media.ts';
import type { DataFolder } from './data-folder.ts';
import { variantPath } from './image-jobs.ts';
import type { AwaitedJob } from './image-jobs.ts';
import { Undrawable } from './image-queue.ts';
import type { ImageQueue } from './image-queue.ts';
import { storageFaultOf } from './storage-faults.ts';

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

/** Stores files in a folder. The rendered sizes of pictures are in another folder, which may be emptied at any time. */
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
      return onDisk(async () => {
        if (!existsSync(path)) await drawn(images, { kind: 'variant', sourcePath, folder, width, format });
        return readStored(path);
      });
    },
    async upright(body, ending) {
      const sourcePath = join(variantsPath, `${randomUUID()}.${ending}`);
      const path = `${sourcePath}.upright`;
      return onDisk(async () => {
        try {
          await writeWhole(sourcePath, body);
          await drawn(images, { kind: 'upright', sourcePath, path, ending });
          return new Uint8Array(await readFile(path));
        } finally {
          await Promise.all([sourcePath, path].map((one) => rm(one, { force: true })));
        }
      });
    },
  };
}

/**
 * Renders a picture by the image queue.
 * @throws FILE_BROKEN when its content is damaged; PICTURES_BUSY when it cannot be rendered now
 */
export async function drawn(images: Pick<ImageQueue, 'draw'>, job: AwaitedJob): Promise<void> {
  try {
    await images.draw(job);
  } catch (error) {
    if (error instanceof Undrawable) throw refusalWith('FILE_BROKEN', error);
    if (error instanceof Refusal || storageFaultOf(error)) throw error;
    throw refusalWith('PICTURES_BUSY', error);
  }
}

function refusalWith(code: RefusalCode, cause: unknown): Refusal {
  const refusal = new Refusal(code);
  refusal.cause = cause;
  return refusal;
}

/** Stores files in a folder. */
export function diskFiles(mediaPath: string): MediaFiles {
  return {
    put: (key, body) => onDisk(() => writeWhole(join(mediaPath, key), body)),
    describe: (key) => onDisk(() => describeStored(join(mediaPath, key))),
    get: (key, part) => onDisk(() => readStored(join(mediaPath, key), part)),
    remove: (key) => onDisk(() => rm(join(mediaPath, key), { force: true })),
  };
}

/** @throws FILES_UNAVAILABLE when the disk is full, read-only or broken */
export async function onDisk<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw storageFaultOf(error) ? refusalWith('FILES_UNAVAILABLE', error) : error;
  }
}

/** Writes a file atomically: readers never see a part of it. */
export async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, body);
    await rename(part, path);
  } catch (error) {
    // Free the space of the partial file, since the disk may be full.
    await rm(part, { force: true });
    throw error;
  }
}

/** A file up to this size is read at once, like most sizes of pictures. A larger one is read in chunks of this size. */
const CHUNK_BYTES = 128 * 1024;

/** Returns a stored file or a part of it, with the content type of its extension; undefined when there is none. */
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
  return { contentType: contentTypeOf(path), bytes: found.size };
}

/** Returns the content type of a file by the extension of its key or path. */
export function contentTypeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/**
 * Returns bytes of a file as a stream that reads one chunk for each request of its reader. The file is open only while
 * a chunk is read, so a slow or abandoned reader occupies neither memory nor a file descriptor.
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

/** @throws when the file is gone or ends earlier */
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
