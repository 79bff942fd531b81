/** Seamless paper: the platform's warm ivory, and dark colours for white metal. */
import type { Look } from '#looks/look.ts';
import { noise } from '../materials/patterns.ts';
import { seeded } from '../parts/palette.ts';
import type { Rgb, Solid } from '../tracer/material.ts';

/** Returns ivory paper. `share` darkens it under stronger light, so that all pictures have the same ground. */
export function ivoryPaper(share = 1): Solid {
  const tone = (r: number, g: number, b: number): Rgb => [r * share, g * share, b * share];
  return {
    kind: 'solid',
    albedo: tone(0.86, 0.825, 0.765),
    coat: 0,
    roughness: 1,
    texture: {
      tone: (x, y, z) => 0.97 + 0.03 * noise(x * 3, y * 3, z * 3),
      under: tone(0.8, 0.76, 0.7),
    },
  };
}

/** The paper under a piece that is not shown on cloth or wood. */
export type Paper = 'ivory' | 'wine' | 'green' | 'slate' | 'sand';

const dark = (albedo: Rgb): Solid => ({ kind: 'solid', albedo, coat: 0, roughness: 1, mirrored: [0.3, 0.3, 0.31] });

/** All papers except ivory. */
export const COLOURED_PAPERS: Record<Exclude<Paper, 'ivory'>, Solid> = {
  wine: dark([0.075, 0.012, 0.022]),
  green: dark([0.012, 0.043, 0.032]),
  slate: dark([0.062, 0.07, 0.078]),
  // Behind forms of clay: light and warm, so that a row of them looks friendly, but darker than their lit side.
  sand: { kind: 'solid', albedo: [0.74, 0.635, 0.52], coat: 0, roughness: 1 },
};

/**
 * Kinds that stand on the floor and reflect it: on black or coloured paper, polished white metal would look black or
 * coloured.
 */
const STANDING: readonly Look['kind'][] = ['bangles', 'kada', 'finger-ring', 'watch', 'toe-ring', 'waist-belt'];

const DARK: readonly (keyof typeof COLOURED_PAPERS)[] = ['slate', 'green', 'wine'];

export function isWhiteMetal(look: Look): boolean {
  const { finish } = look.kind === 'set' ? look.neck : look;
  return finish === 'rhodium' || finish === 'silver';
}

/**
 * Returns the paper for a look. White metal does not stand out on ivory, so it gets dark paper, the same for all
 * colours of a product.
 */
export function paperFor(look: Look, seed: string): Paper {
  if (!isWhiteMetal(look)) return 'ivory';
  if (STANDING.includes(look.kind) || (look.kind === 'armlet' && look.style !== 'vanki')) return 'slate';
  return DARK[Math.floor(seeded(`${seed} paper`)() * DARK.length)]!;
}
