/** Sample looks: mangalsutras. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('vati-mangalsutra', { kind: 'mangalsutra', length: 'long', strands: 2, pendant: 'vati', finish: 'one-gram' }),
  sample('ad-cluster-mangalsutra', {
    kind: 'mangalsutra',
    length: 'short',
    pendant: 'cluster',
    finish: 'one-gram',
    stones: { make: 'ad', main: 'white', second: 'white' },
  }),
  sample('leaf-bar-mangalsutra', {
    kind: 'mangalsutra',
    length: 'short',
    pendant: 'bar',
    finish: 'rose-gold',
    goldBeadEvery: 2,
    stones: { make: 'ad', main: 'ruby', second: 'white' },
  }),
  sample('peacock-mangalsutra', {
    kind: 'mangalsutra',
    length: 'long',
    strands: 3,
    pendant: 'peacock',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
  }),
];
