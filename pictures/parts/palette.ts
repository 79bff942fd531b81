/** The product's own metals, stones, beads and enamel, for building parts. */
import type { BeadColour, EnamelColour, Material, StoneColour, Stones } from '#looks/material.ts';
import { metalSet, type MetalSet } from '../materials/metals.ts';
import type { Cut } from './gem-cuts.ts';

export type Palette = {
  metal: MetalSet;
  /** The second metal of two-tone work; without one, the first. */
  second: MetalSet;
  stones: { make: Stones['make']; main: StoneColour; second: StoneColour; cut: Cut } | null;
  beads: BeadColour;
  enamel: readonly EnamelColour[] | null;
  /** Whether a figure has both stones and enamel. */
  both: boolean;
  /** Whether meshes are finer, for close-ups. */
  fine: boolean;
  random: () => number;
};

export function paletteOf(look: Material, seed: string, fine = false): Palette {
  const metal = metalSet(look.finish);
  return {
    metal,
    second: look.secondFinish ? metalSet(look.secondFinish) : metal,
    stones: look.stones
      ? {
          make: look.stones.make,
          main: look.stones.main,
          second: look.stones.second ?? 'white',
          cut: look.stones.cut ?? 'round',
        }
      : null,
    beads: look.beads ?? 'pearl-white',
    enamel: look.enamel ?? null,
    both: Boolean(look.stones && look.enamel),
    fine,
    random: seeded(look.seed ?? seed),
  };
}

/** Returns a random source that is always the same for a word (mulberry32 over an FNV-1a hash). */
export function seeded(word: string): () => number {
  let state = 2166136261;
  for (let k = 0; k < word.length; k++) state = Math.imul(state ^ word.charCodeAt(k), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
