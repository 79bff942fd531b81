/**
 * Raised when the studio changes how a kind of piece or of picture looks, so that its pictures are made again. `all`
 * counts for everything: light, paper, tracer.
 */
import type { LookKind, PictureKind } from '#demo/catalogue/look.ts';

type Versioned = LookKind | PictureKind | 'scene' | 'film';

const VERSIONS: Partial<Record<Versioned | 'all', number>> = { all: 2, 'saree-pin': 2 };

export function versionOf(kind: Versioned): string {
  return `${VERSIONS.all ?? 1}.${VERSIONS[kind] ?? 1}`;
}
