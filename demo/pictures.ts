import { existsSync, readFileSync } from 'node:fs';
import { projectPath } from '#functions/node/program-files.ts';

/** A rendered picture of the demo shop, as the studio lists it in the manifest next to the files. */
export interface SeedPicture {
  file: string;
  /** Its subject: a product's slug, a category's code after `category/`, or a position in the site after `site/`. */
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
  /** The hash of the studio's input. Another hash means another picture. */
  madeFrom?: string;
}

export const MEDIA_FOLDER = projectPath('demo/media/');

/** Reads the manifest of the pictures in the repository. */
export function readPictures(): SeedPicture[] {
  const path = `${MEDIA_FOLDER}manifest.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SeedPicture[]) : [];
}
