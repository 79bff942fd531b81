import { join } from 'node:path';
import type { ShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { TurnedEnding } from '../ports/media.ts';

/** A file that the image process draws. All paths are absolute. */
export type ImageJob =
  /** A picture in another width and format, at `variantPath(folder, width, format)`. */
  | { kind: 'variant'; sourcePath: string; folder: string; width: ImageWidth; format: ImageFormat }
  /** All sizes of a picture that pages name and that are not there yet; `allVariantsPath(folder)` says that they are. */
  | { kind: 'variants'; sourcePath: string; folder: string }
  /** A picture with its pixels turned as its orientation says. */
  | { kind: 'upright'; sourcePath: string; path: string; ending: TurnedEnding }
  /** The image of a shared link; `picturePath` is the picture it shows. */
  | { kind: 'shareImage'; shareImage: Omit<ShareImage, 'kind' | 'seoUrl'>; picturePath: string | null; path: string };

/** Where the sizes of a picture lie: each in a file of the picture's own folder. */
export function variantPath(folder: string, width: ImageWidth, format: ImageFormat): string {
  return join(folder, `${width}.${format}`);
}

/** An empty file beside the sizes of a picture. Its number goes up when pages name other sizes or they are drawn another way. */
export function allVariantsPath(folder: string): string {
  return join(folder, 'all-1');
}

/** The file a job makes, by which two that ask for the same are one. */
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

/** To the image process: a job, or that the shop was just asked for something. */
export type ToImageProcess = JobRequest | 'request';

/** From the image process: what was wrong, where the file could not be made. */
export interface JobOutcome {
  id: number;
  error?: string;
  /** The system's error code, such as ENOSPC; ETIMEDOUT when it took too long; none when the picture itself is the fault. */
  code?: string;
}
