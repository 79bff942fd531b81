/** Applies a colour variant to a look: the same piece in other stones, enamel and beads. */
import type { ColourWay, ColourWayName, Look, StrapColour } from '#looks/look.ts';
import type { BeadColour, EnamelColour, Finish, Material, StoneColour } from '#looks/material.ts';

type Change = {
  stone?: StoneColour;
  second?: StoneColour;
  bead?: BeadColour;
  enamel?: readonly EnamelColour[];
  finish?: Finish;
  strap?: StrapColour;
};

const CHANGES: Record<ColourWayName, Change> = {
  'as-designed': {},
  ruby: { stone: 'ruby', bead: 'ruby', enamel: ['red', 'white'], strap: 'maroon' },
  emerald: { stone: 'emerald', bead: 'emerald', enamel: ['green', 'white'], strap: 'green' },
  white: { stone: 'white', second: 'white', bead: 'white', enamel: ['white', 'sky-blue'], strap: 'white' },
  pink: { stone: 'pink', bead: 'pink', enamel: ['pink', 'white', 'green'], strap: 'pink' },
  blue: { stone: 'blue', bead: 'blue', enamel: ['blue', 'sky-blue', 'white'], strap: 'blue' },
  mint: { stone: 'mint', bead: 'mint', enamel: ['mint', 'white', 'pink'] },
  multi: { stone: 'ruby', second: 'emerald', enamel: ['red', 'green', 'blue'] },
  black: { stone: 'black', bead: 'black', enamel: ['black', 'white'], strap: 'black' },
  'pearl-white': { bead: 'pearl-white' },
  sapphire: { stone: 'sapphire', bead: 'sapphire', enamel: ['blue', 'white'], strap: 'blue' },
  purple: { stone: 'purple', bead: 'purple', enamel: ['purple', 'white'] },
  red: { stone: 'red', bead: 'red', enamel: ['red', 'white', 'green'], strap: 'maroon' },
  green: { stone: 'green', bead: 'green', enamel: ['green', 'white', 'red'], strap: 'green' },
  maroon: { stone: 'garnet', bead: 'maroon', enamel: ['maroon', 'white'], strap: 'maroon' },
  orange: { stone: 'orange', bead: 'orange', enamel: ['orange', 'white'] },
  yellow: { stone: 'yellow', bead: 'yellow', enamel: ['yellow', 'white'] },
  turquoise: { stone: 'turquoise', bead: 'turquoise', enamel: ['turquoise', 'white'] },
  grey: { stone: 'grey', bead: 'grey', strap: 'grey' },
  brown: { stone: 'champagne', bead: 'brown', strap: 'brown' },
  gold: { finish: 'high-gold' },
  silver: { finish: 'silver' },
  'rose-gold': { finish: 'rose-gold' },
  antique: { finish: 'antique' },
  oxidised: { finish: 'oxidised' },
};

export function isColourWayName(name: string): name is ColourWayName {
  return name in CHANGES;
}

export function inColour<L extends Look>(look: L, way: ColourWay): L {
  if (look.kind === 'set') {
    const parts = Object.entries(look).map(([name, part]) => [name, isPart(part) ? inColour(part, way) : part]);
    return Object.fromEntries(parts) as L;
  }
  return { ...look, ...changed(look, way) } as L;
}

function isPart(value: unknown): value is Look {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function changed(
  look: Material & { kind: string },
  way: ColourWay,
): Partial<Material> & { strap?: StrapColour; dial?: ColourWay['dial'] } {
  const change = CHANGES[way.name];
  const out: Partial<Material> & { strap?: StrapColour; dial?: ColourWay['dial'] } = {};
  const main = way.stones?.main ?? change.stone;
  const second = way.stones?.second ?? change.second;
  if (look.stones && (main || second))
    out.stones = { ...look.stones, ...(main && { main }), ...(second && { second }) };
  // Pearl beads stay, unless the variant defines others.
  const bead =
    way.beads ??
    (look.beads && look.beads.startsWith('pearl') && !change.bead?.startsWith('pearl') ? undefined : change.bead);
  if (look.beads && bead) out.beads = bead;
  const enamel = way.enamel ?? change.enamel;
  if (look.enamel && enamel) out.enamel = enamel;
  const finish = way.finish ?? change.finish;
  if (finish) out.finish = finish;
  if (look.kind === 'watch') {
    const strap = way.strap ?? change.strap;
    if (strap) out.strap = strap;
    if (way.dial) out.dial = way.dial;
  }
  return out;
}
