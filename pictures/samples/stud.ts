/** Sample looks: studs. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('ad-solitaire-studs', {
    kind: 'stud',
    shape: 'solitaire',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'white' },
    width: 7,
  }),
  sample('halo-studs', {
    kind: 'stud',
    shape: 'halo',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'pink', second: 'white', cut: 'cushion' },
    width: 12,
  }),
  sample('kemp-flower-studs', {
    kind: 'stud',
    shape: 'cluster',
    finish: 'antique',
    stones: { make: 'kemp', main: 'emerald', second: 'ruby' },
    width: 16,
  }),
  sample('enamel-swan-studs', {
    kind: 'stud',
    shape: 'swan',
    finish: 'one-gram',
    enamel: ['white', 'pink'],
    width: 18,
  }),
  sample('pearl-studs', { kind: 'stud', shape: 'ball', finish: 'one-gram', beads: 'pearl-white', width: 9 }),
];
