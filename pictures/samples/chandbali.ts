/** Sample looks: chandbalis. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('kundan-chandbali', {
    kind: 'chandbali',
    top: 'flower',
    work: 'stones',
    inner: 'flower',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'green', second: 'white' },
    fringe: 'bead-drops',
  }),
  sample('temple-peacock-chandbali', {
    kind: 'chandbali',
    top: 'lotus',
    work: 'carved',
    inner: 'peacock',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
  }),
  sample('meenakari-chandbali', {
    kind: 'chandbali',
    top: 'disc',
    work: 'enamel',
    inner: 'jhumki',
    finish: 'high-gold',
    enamel: ['blue', 'pink', 'white'],
    fringe: 'bead-drops',
  }),
  sample('oxidised-chandbali', {
    kind: 'chandbali',
    top: 'sun',
    work: 'filigree',
    inner: 'stone',
    finish: 'oxidised',
    stones: { make: 'crystal', main: 'turquoise' },
    fringe: 'ghungroo',
    width: 42,
  }),
];
