import type { Card } from '#contract/cards.ts';
import type { ImageFormat, ImageWidth } from '#contract/image-url.ts';

export interface StoredFile {
  body: ReadableStream | Uint8Array<ArrayBuffer>;
  contentType: string;
  bytes: number;
}

/** Where files lie. Public ones are served under their random key; what is private never is. */
export interface MediaStore {
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** A picture in another size and format, made on first request. */
  variant(key: string, width: ImageWidth, format: ImageFormat, request: Request): Promise<StoredFile | undefined>;
}

/** Where the pictures of shared links come from. */
export interface CardStudio {
  /** A card as JPEG; nothing where this runtime can make none of it. */
  card(card: Card, request: Request): Promise<StoredFile | undefined>;
}
