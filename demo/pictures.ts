import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A rendered picture of the demo shop, as the studio notes it in the manifest beside the files. */
export interface SeedPicture {
  file: string;
  /** What it shows: a product's slug, a category's code with `category/`, or a place of the site with `site/`. */
  subject: string;
  /** The colour way of a product's picture. */
  way: string | null;
  /** main, worn, closeup, scale, styled, snapshot (a customer's), turntable, poster, hero. */
  kind: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string | null;
  bytes: number;
  sha256: string;
  /** Its mean colour. */
  dominant?: string;
  /** From what the studio made it: another hash means another picture. */
  madeFrom?: string;
}

export const MEDIA_FOLDER = fileURLToPath(new URL('./media/', import.meta.url));

/** The pictures committed with the demo shop. */
export function readPictures(): SeedPicture[] {
  const path = `${MEDIA_FOLDER}manifest.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SeedPicture[]) : [];
}
