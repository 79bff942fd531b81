import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a shop on Node keeps all that is its own. */
export interface DataFolder {
  path: string;
  /** Names this shop: pages built for another one are not its pages. */
  id: string;
  databasePath: string;
  mediaPath: string;
  variantsPath: string;
  /** Pictures of shared links. */
  cardsPath: string;
  sitePath: string;
  /** Used where the configuration gives none: good for one shop on one machine. */
  sessionSecret: string;
}

interface Kept {
  id: string;
  sessionSecret: string;
}

/** Opens the folder (DATA_DIR, ./data by default), making it and what it must remember on first use. */
export function openDataFolder(path = process.env.DATA_DIR || './data'): DataFolder {
  const root = resolve(path);
  mkdirSync(root, { recursive: true });
  const keptPath = join(root, 'shop.json');
  if (!existsSync(keptPath)) {
    const fresh: Kept = {
      id: randomBytes(8).toString('hex'),
      sessionSecret: randomBytes(32).toString('hex'),
    };
    writeFileSync(keptPath, JSON.stringify(fresh), { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(keptPath, 'utf8')) as Kept;
  return {
    path: root,
    id: kept.id,
    databasePath: join(root, 'ratnahaat.db'),
    mediaPath: join(root, 'media'),
    variantsPath: join(root, 'variants'),
    cardsPath: join(root, 'cards'),
    sitePath: join(root, 'site'),
    sessionSecret: kept.sessionSecret,
  };
}
