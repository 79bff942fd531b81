import { join } from 'node:path';
import type { IconFile, NamedLook } from '#contract/pages/look-files.ts';
import type { NamedShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { TurnedEnding } from '../ports/media.ts';

/** A file that the image process renders. All paths are absolute. */
export type ImageJob =
  /** A picture in another width and format, at `variantPath(folder, width, format)`. */
  | { kind: 'variant'; sourcePath: string; folder: string; width: ImageWidth; format: ImageFormat }
  /** The missing ones of some widths of a picture, as WebP. No request waits for them. */
  | { kind: 'ahead'; sourcePath: string; folder: string; widths: readonly ImageWidth[] }
  /** A picture whose pixels are rotated by its orientation tag. */
  | { kind: 'upright'; sourcePath: string; path: string; ending: TurnedEnding }
  /** The image of a shared link. `picturePath` is the picture in it. */
  | {
      kind: 'shareImage';
      shareImage: Omit<NamedShareImage, 'kind' | 'seoUrl'>;
      picturePath: string | null;
      /** The picture that is the shop's mark. */
      markPath: string | null;
      path: string;
    }
  /** An icon of the shop. `markPath` is the picture that is its mark. */
  | { kind: 'icon'; file: IconFile; named: NamedLook; markPath: string | null; path: string };

/** Returns the path of one size of a picture, in the picture's own folder. */
export function variantPath(folder: string, width: ImageWidth, format: ImageFormat): string {
  return join(folder, `${width}.${format}`);
}

/** A job that a request waits for. */
export type AwaitedJob = Exclude<ImageJob, { kind: 'ahead' }>;
export type AheadJob = Extract<ImageJob, { kind: 'ahead' }>;

/** Returns the file that a job makes. Jobs with the same file are the same job. */
export function pathOfJob(job: AwaitedJob): string {
  return job.kind === 'variant' ? variantPath(job.folder, job.width, job.format) : job.path;
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
