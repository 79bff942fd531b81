/** Pearls, enamel, beads of glass and agate, plaster, paper. */
import type { Rgb, Solid } from '../tracer/material.ts';
import type { BeadColour, EnamelColour } from '#looks/material.ts';
import { cells, fbm, noise } from './patterns.ts';

const PEARLS: Partial<Record<BeadColour, { body: Rgb; overtone: Rgb }>> = {
  'pearl-white': { body: [0.76, 0.72, 0.67], overtone: [1, 0.93, 0.94] },
  'pearl-cream': { body: [0.77, 0.67, 0.52], overtone: [1, 0.93, 0.87] },
  'pearl-pink': { body: [0.74, 0.5, 0.48], overtone: [1, 0.86, 0.92] },
  'pearl-grey': { body: [0.36, 0.36, 0.38], overtone: [0.9, 0.95, 1] },
  'pearl-gold': { body: [0.76, 0.58, 0.3], overtone: [1, 0.94, 0.8] },
};

const BEADS: Partial<Record<BeadColour, Rgb>> = {
  ruby: [0.3, 0.006, 0.03],
  red: [0.5, 0.015, 0.015],
  coral: [0.68, 0.1, 0.05],
  emerald: [0.012, 0.16, 0.06],
  green: [0.03, 0.26, 0.05],
  mint: [0.36, 0.66, 0.52],
  pink: [0.72, 0.13, 0.28],
  'baby-pink': [0.8, 0.46, 0.5],
  blue: [0.02, 0.08, 0.4],
  sapphire: [0.012, 0.03, 0.24],
  turquoise: [0.03, 0.4, 0.44],
  purple: [0.13, 0.025, 0.24],
  lavender: [0.44, 0.34, 0.66],
  black: [0.008, 0.008, 0.01],
  white: [0.82, 0.8, 0.77],
  yellow: [0.75, 0.46, 0.04],
  orange: [0.75, 0.2, 0.025],
  maroon: [0.16, 0.006, 0.018],
  brown: [0.13, 0.05, 0.022],
  grey: [0.2, 0.2, 0.21],
};

const ENAMELS: Record<EnamelColour, Rgb> = {
  red: [0.5, 0.012, 0.018],
  maroon: [0.2, 0.006, 0.022],
  pink: [0.76, 0.14, 0.3],
  'baby-pink': [0.84, 0.5, 0.54],
  green: [0.012, 0.22, 0.07],
  mint: [0.32, 0.64, 0.48],
  blue: [0.015, 0.06, 0.36],
  'sky-blue': [0.2, 0.5, 0.76],
  turquoise: [0.015, 0.36, 0.4],
  white: [0.84, 0.82, 0.78],
  black: [0.012, 0.012, 0.014],
  yellow: [0.84, 0.5, 0.03],
  orange: [0.8, 0.2, 0.02],
  purple: [0.16, 0.03, 0.3],
};

const made = new Map<string, Solid>();

export function beadOf(colour: BeadColour): Solid {
  return keep(`bead ${colour}`, () => {
    const pearl = PEARLS[colour];
    if (pearl)
      return {
        kind: 'solid',
        albedo: pearl.body,
        // Nacre is many thin layers with a soft reflection, so a lamp appears as a patch of light and not as a point.
        coat: 0.16,
        roughness: 0.42,
        coatTint: pearl.overtone,
        sheen: [pearl.overtone[0] * 0.14, pearl.overtone[1] * 0.09, pearl.overtone[2] * 0.11],
        texture: {
          tone: (x, y, z) => 1 - 0.3 * Math.max(0, fbm(x * 0.7, y * 1.4, z * 0.7)),
          under: [pearl.body[0] * 0.97, pearl.body[1] * 0.9, pearl.body[2] * 0.86],
        },
      };
    if (colour === 'brown') return seed;
    const albedo = BEADS[colour] ?? BEADS.white ?? [0.8, 0.8, 0.8];
    return {
      kind: 'solid',
      albedo,
      coat: 0.055,
      roughness: 0.1,
      texture: {
        tone: (x, y, z) => 0.9 + 0.2 * fbm(x * 1.1, y * 1.1, z * 1.1),
        under: [albedo[0] * 0.4, albedo[1] * 0.4, albedo[2] * 0.4],
      },
    };
  });
}

/** A rudraksha: a seed with five clefts from pole to pole and a knobbly skin, dull with oil. */
const seed: Solid = {
  kind: 'solid',
  albedo: [0.2, 0.075, 0.032],
  coat: 0.02,
  roughness: 0.5,
  texture: {
    height: (x, y, z) => 0.16 * clefts(x, y, z) + 0.13 * cells(x * 4.2, y * 4.2, z * 4.2),
    step: 0.03,
    tone: (x, y, z) => 0.25 + 0.75 * clefts(x, y, z) * (0.45 + 0.55 * cells(x * 4.2, y * 4.2, z * 4.2)),
    under: [0.035, 0.012, 0.006],
  },
};

/** Returns 0 in a cleft and 1 between two clefts. */
function clefts(x: number, y: number, z: number): number {
  return Math.min(1, Math.abs(Math.sin(2.5 * Math.atan2(z, y) + 0.5 * noise(x * 3, y * 3, z * 3))) * 2.6);
}

/** Transparent enamels, through which the metal below shines. The other enamels are opaque. */
const CLEAR: readonly EnamelColour[] = ['red', 'maroon', 'pink', 'green', 'blue', 'turquoise', 'purple', 'orange'];

/** Returns an enamel: glass melted in a recess, with a deep colour, a wet surface and a slightly uneven level. */
export function enamelOf(colour: EnamelColour): Solid {
  return keep(`enamel ${colour}`, () => {
    const albedo = ENAMELS[colour];
    const isClear = CLEAR.includes(colour);
    return {
      kind: 'solid',
      albedo,
      coat: 0.055,
      roughness: 0.06,
      texture: {
        height: (x, y, z) => noise(x * 0.45, y * 0.45, z * 0.45) * 0.05,
        step: 0.06,
        tone: (x, y, z) => 0.92 + 0.16 * fbm(x * 0.8, y * 0.8, z * 0.8),
        under: [albedo[0] * 0.6, albedo[1] * 0.6, albedo[2] * 0.6],
      },
      glass: {
        tint: [albedo[0] ** 0.85, albedo[1] ** 0.85, albedo[2] ** 0.85],
        share: isClear ? 0.72 : 0.2,
        floor: SCRAPED,
      },
    };
  });
}

/** A floor that is scraped and polished by hand: broad and shallow. Cut lines look like cloth at close range. */
const SCRAPED = {
  height: (x: number, y: number, z: number): number => 0.06 * noise(x * 0.5, y * 0.5, z * 0.5),
  step: 0.06,
};

/** Returns clear coloured glass, as in bangles from Firozabad. */
export function glassOf(colour: BeadColour): Solid {
  return keep(`glass ${colour}`, () => {
    const albedo = BEADS[colour] ?? [0.82, 0.8, 0.77];
    return {
      kind: 'solid',
      albedo,
      coat: 0.06,
      roughness: 0.05,
      glass: { tint: [albedo[0] ** 0.6, albedo[1] ** 0.6, albedo[2] ** 0.6], share: 0.8 },
    };
  });
}

function keep(key: string, make: () => Solid): Solid {
  let solid = made.get(key);
  if (!solid) {
    solid = make();
    made.set(key, solid);
  }
  return solid;
}
