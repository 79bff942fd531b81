/** Sample looks: harams. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('kasu-mala', { kind: 'haram', style: 'kasu', finish: 'one-gram', pendant: 'lakshmi' }),
  sample('guttapusalu-haram', {
    kind: 'haram',
    style: 'guttapusalu',
    finish: 'antique',
    pendant: 'lotus',
    beads: 'pearl-cream',
    stones: { make: 'kemp', main: 'emerald', second: 'ruby' },
  }),
  sample('mango-mala', {
    kind: 'haram',
    style: 'mango',
    finish: 'matte',
    pendant: 'peacock',
    stones: { make: 'kemp', main: 'ruby', second: 'white' },
  }),
  sample('layered-pearl-haram', {
    kind: 'haram',
    style: 'beads',
    layers: 3,
    finish: 'one-gram',
    beads: 'pearl-white',
    motif: 'flower',
    pendant: 'flower',
    stones: { make: 'kundan', main: 'pink', second: 'white' },
  }),
  sample('nakshi-medallion-haram', {
    kind: 'haram',
    style: 'medallions',
    motif: 'peacock',
    pendant: 'gopuram',
    finish: 'antique',
    beads: 'emerald',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
  }),
];
