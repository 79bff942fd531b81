import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageFormat, ImageWidth } from '#contract/image-url.ts';
import type { MediaStore, StoredFile } from '../providers/media/media.ts';
import { imageVariants } from './image-variants.ts';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Keeps files in a folder, and the sizes made of pictures in another that may be emptied at any time. */
export function diskMedia(mediaPath: string, variantsPath: string): MediaStore {
  const variants = imageVariants(mediaPath);
  /** Two requests for the same new variant draw it once. */
  const inTheMaking = new Map<string, Promise<void>>();

  async function makeVariant(key: string, width: ImageWidth, format: ImageFormat, path: string): Promise<void> {
    const made = await variants(key, width, format);
    await writeWhole(path, made);
  }

  return {
    put: (key, body) => writeWhole(join(mediaPath, key), body),
    get: (key) => readStored(join(mediaPath, key)),
    async variant(key, width, format) {
      if (!existsSync(join(mediaPath, key))) return undefined;
      const path = join(variantsPath, key, `${width}.${format}`);
      if (!existsSync(path)) {
        const making = inTheMaking.get(path) ?? makeVariant(key, width, format, path);
        inTheMaking.set(path, making);
        await making.finally(() => inTheMaking.delete(path));
      }
      return readStored(path);
    },
  };
}

/** Writes a file so that nobody ever sees half of it. */
export async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
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
