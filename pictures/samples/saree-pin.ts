/** Sample looks: saree pins. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('bow-saree-pin', {
    kind: 'saree-pin',
    motif: 'bow',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'sapphire', second: 'white' },
  }),
  sample('spray-saree-pin', {
    kind: 'saree-pin',
    motif: 'spray',
    finish: 'rose-gold',
    beads: 'pearl-white',
    stones: { make: 'crystal', main: 'pink', second: 'white' },
  }),
  sample('elephant-saree-pin', {
    kind: 'saree-pin',
    motif: 'elephant',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
  }),
  sample('swan-saree-pin', { kind: 'saree-pin', motif: 'swan', finish: 'one-gram', enamel: ['white', 'pink'] }),
];
