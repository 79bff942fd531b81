import { join } from 'node:path';
import type { ShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { TurnedEnding } from '../ports/media.ts';

/** A file that the image process renders. All paths are absolute. */
export type ImageJob =
  /** A picture in another width and format, at `variantPath(folder, width, format)`. */
  | { kind: 'variant'; sourcePath: string; folder: string; width: ImageWidth; format: ImageFormat }
  /** All missing sizes of a picture that pages use. `allVariantsPath(folder)` marks them as complete. */
  | { kind: 'variants'; sourcePath: string; folder: string }
  /** A picture whose pixels are rotated by its orientation tag. */
  | { kind: 'upright'; sourcePath: string; path: string; ending: TurnedEnding }
  /** The image of a shared link. `picturePath` is the picture in it. */
  | { kind: 'shareImage'; shareImage: Omit<ShareImage, 'kind' | 'seoUrl'>; picturePath: string | null; path: string };

/** Returns the path of one size of a picture, in the picture's own folder. */
export function variantPath(folder: string, width: ImageWidth, format: ImageFormat): string {
  return join(folder, `${width}.${format}`);
}

/**
 * Returns the path of an empty file that marks the sizes of a picture as complete. Increase its number when pages use
 * other sizes or the rendering changes.
 */
export function allVariantsPath(folder: string): string {
  return join(folder, 'all-1');
}

/** Returns the file that a job makes. Jobs with the same file are the same job. */
export function pathOfJob(job: ImageJob): string {
  switch (job.kind) {
    case 'variant':
      return variantPath(job.folder, job.width, job.format);
    case 'variants':
      return allVariantsPath(job.folder);
    case 'upright':
    case 'shareImage':
      return job.path;
  }
}

export interface JobRequest {
  id: number;
  job: ImageJob;
}

/** A message to the image process: a job, or the notice that the shop received a request. */
export type ToImageProcess = JobRequest | 'request';

/** A message from the image process, with the error if the file could not be made. */
export interface JobOutcome {
  id: number;
  error?: string;
  /**
   * The system's error code, such as ENOSPC; ETIMEDOUT after the time limit; undefined when the picture itself is at
   * fault.
   */
  code?: string;
}
