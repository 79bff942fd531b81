import type { ShareImage } from '#contract/pages/share-image.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';

export interface FileFacts {
  contentType: string;
  /** The size of the whole file. */
  bytes: number;
}

export interface StoredFile extends FileFacts {
  /** A large file is read only while its body is read. */
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
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /**
   * Returns a picture whose pixels are turned as its orientation says, on runtimes that can draw. Browsers turn a JPEG by
   * themselves, but no WebP.
   * @throws FILE_BROKEN; PICTURES_BUSY when too many pictures are being drawn
   */
  upright?(body: Uint8Array<ArrayBuffer>, ending: TurnedEnding): Promise<Uint8Array<ArrayBuffer>>;
}

/** Kinds of pictures whose pixels are turned when they are stored. */
export type TurnedEnding = 'png' | 'webp';

/** The files, and pictures in the sizes that are served. */
export interface MediaStore extends MediaFiles {
  /**
   * A picture in another size and format, made when it is not there yet.
   * @throws the refusal PICTURES_BUSY where too many are being made
   */
  variant(key: string, width: ImageWidth, format: ImageFormat, request: Request): Promise<StoredFile | undefined>;
}

/** The source of the pictures of shared links. */
export interface ShareImageStore {
  /**
   * The image as JPEG; nothing where this runtime can make none of it.
   * @throws the refusal PICTURES_BUSY where too many are being made
   */
  get(shareImage: ShareImage, request: Request): Promise<StoredFile | undefined>;
}
