import type { IconFile, NamedLook } from '#contract/pages/look-files.ts';
import type { NamedShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';

export interface FileFacts {
  contentType: string;
  /** The size of the whole file. */
  bytes: number;
}

export interface StoredFile extends FileFacts {
  /** A large file is read only while its body is consumed. */
  body: ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
}

/** Part of a file: bytes counted from 0, the last one included. */
export interface FilePart {
  first: number;
  last: number;
}

/** The file storage. A public file is served under its random key, a private one by a signed address only. */
export interface MediaFiles {
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** Returns type and size of a file without reading it. */
  describe(key: string): Promise<FileFacts | undefined>;
  /** Returns a file or a part of it. The part must lie within the file. */
  get(key: string, part?: FilePart): Promise<StoredFile | undefined>;
  /** Removes a file. A missing file counts as removed. */
  remove(key: string): Promise<void>;
  /**
   * Returns a picture with its pixels rotated by its orientation tag, on runtimes with an image library. Browsers apply
   * the tag of a JPEG, but not of a WebP.
   * @throws FILE_BROKEN; PICTURES_BUSY when too many pictures are in progress
   */
  upright?(body: Uint8Array<ArrayBuffer>, ending: TurnedEnding): Promise<Uint8Array<ArrayBuffer>>;
}

/** Formats whose pixels are rotated when they are stored. */
export type TurnedEnding = 'png' | 'webp';

/** The file storage, with pictures in the sizes that are served. */
export interface MediaStore extends MediaFiles {
  /**
   * Returns a picture in another size and format, and makes it if it is missing.
   * @throws the refusal PICTURES_BUSY when too many are in progress
   */
  variant(key: string, width: ImageWidth, format: ImageFormat, request: Request): Promise<StoredFile | undefined>;
}

/** The source of the pictures of shared links, and of the shop's icons. */
export interface ShareImageStore {
  /**
   * Returns the image as JPEG; undefined when this runtime cannot make it.
   * @throws the refusal PICTURES_BUSY when too many are in progress
   */
  get(shareImage: NamedShareImage, request: Request): Promise<StoredFile | undefined>;
  /**
   * Returns an icon as PNG, or the picture of links to pages without one of their own as JPEG; undefined when this
   * runtime cannot make it.
   * @throws the refusal PICTURES_BUSY when too many are in progress
   */
  ofLook(file: IconFile | 'share.jpg', named: NamedLook, request: Request): Promise<StoredFile | undefined>;
}
