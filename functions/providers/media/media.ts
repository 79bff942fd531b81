import type { ShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';

export interface StoredFile {
  body: ReadableStream | Uint8Array<ArrayBuffer>;
  contentType: string;
  bytes: number;
}

/** Where files lie. Public ones are served under their random key; what is private never is. */
export interface MediaFiles {
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
}

/** The files, and pictures in the sizes that are served. */
export interface MediaStore extends MediaFiles {
  /**
   * A picture in another size and format, made when it is not there yet.
   * @throws the refusal PICTURES_BUSY where too many are being made
   */
  variant(key: string, width: ImageWidth, format: ImageFormat, request: Request): Promise<StoredFile | undefined>;
}

/** Where the pictures of shared links come from. */
export interface ShareImageStore {
  /**
   * The image as JPEG; nothing where this runtime can make none of it.
   * @throws the refusal PICTURES_BUSY where too many are being made
   */
  get(shareImage: ShareImage, request: Request): Promise<StoredFile | undefined>;
}
