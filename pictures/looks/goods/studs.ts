import type { Looks } from '../goods-look.ts';

export const STUDS: Looks = {
  'moti-button-stud': {
    look: { kind: 'stud', shape: 'ball', finish: 'high-gold', beads: 'pearl-white', width: 9 },
  },
  'enamel-tile-stud': {
    look: { kind: 'stud', shape: 'geometric', finish: 'silver', enamel: ['black', 'white'], width: 12 },
  },
  'kamal-meenakari-tops': {
    look: { kind: 'stud', shape: 'lotus', finish: 'one-gram', enamel: ['pink', 'green', 'white'], width: 22 },
  },
  'surya-oxidised-stud': {
    look: { kind: 'stud', shape: 'sun', finish: 'oxidised', width: 26 },
  },
  'kalka-silver-stud': {
    look: { kind: 'stud', shape: 'paisley', finish: 'silver', width: 15 },
  },
  'kaan-pasha-phool': {
    look: { kind: 'stud', shape: 'flower', finish: 'matte', enamel: ['red', 'white', 'green'], width: 28 },
    ground: 'silk',
  },
  'lakshmi-kasu-kammal': {
    look: {
      kind: 'stud',
      shape: 'lakshmi',
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      width: 18,
    },
  },
  'little-heart-stud': {
    look: { kind: 'stud', shape: 'heart', finish: 'high-gold', enamel: ['red', 'white'], width: 9 },
  },
};
