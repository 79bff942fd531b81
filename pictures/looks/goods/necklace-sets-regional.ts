import type { Stones } from '../material.ts';
import type { Looks } from '../goods-look.ts';

const DANCE: Stones = { make: 'kemp', main: 'ruby', second: 'white' };
const NILA: Stones = { make: 'kemp', main: 'green', second: 'white' };
const POONA: Stones = { make: 'kemp', main: 'ruby', second: 'ruby' };
const ADDIGAI: Stones = { make: 'kemp', main: 'ruby', second: 'white', cut: 'oval' };

export const REGIONAL_NECKLACE_SETS: Looks = {
  'bharatanatyam-kemp-stage-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'collar',
        motif: 'paisley',
        centre: 'swan',
        finish: 'one-gram',
        stones: DANCE,
        fringe: 'bead-drops',
        beads: 'pearl-white',
      },
      secondNeck: {
        kind: 'haram',
        style: 'mango',
        pendant: 'swan',
        finish: 'one-gram',
        stones: DANCE,
        fringe: 'bead-drops',
        beads: 'pearl-white',
      },
      ears: {
        kind: 'jhumka',
        top: 'swan',
        work: 'stones',
        finish: 'one-gram',
        stones: DANCE,
        fringe: 'bead-drops',
        beads: 'pearl-white',
      },
    },
  },
  'kerala-bride-palakka-kasu-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'choker',
        style: 'medallions',
        motif: 'paisley',
        finish: 'one-gram',
        stones: NILA,
        fringe: 'gold-drops',
        back: 'chain',
      },
      secondNeck: { kind: 'haram', style: 'kasu', finish: 'one-gram', pendant: 'plain', fringe: 'none' },
      ears: {
        kind: 'jhumka',
        top: 'paisley',
        work: 'granules',
        finish: 'one-gram',
        stones: NILA,
        fringe: 'gold-drops',
      },
    },
  },
  'bengali-bou-collar-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'collar',
        motif: 'leaf',
        centre: 'swan',
        finish: 'high-gold',
        fringe: 'leaves',
      },
      ears: { kind: 'stud', shape: 'flower', width: 24, finish: 'high-gold' },
      tikka: { kind: 'maang-tikka', shape: 'flower', string: 'chain', finish: 'high-gold', fringe: 'none', width: 20 },
    },
  },
  'peshwai-nauvari-putali-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'choker',
        style: 'strands',
        rows: 3,
        centre: 'paisley',
        finish: 'high-gold',
        stones: POONA,
        beads: 'pearl-white',
        fringe: 'none',
        back: 'dori',
      },
      secondNeck: {
        kind: 'haram',
        style: 'kasu',
        finish: 'high-gold',
        pendant: 'flower',
        stones: POONA,
        fringe: 'coins',
      },
      ears: { kind: 'stud', shape: 'cluster', width: 16, finish: 'high-gold', stones: POONA },
    },
  },
  'tarakasi-chandbali-collar-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'collar',
        motif: 'sun',
        centre: 'lotus',
        finish: 'silver',
        beads: 'pearl-grey',
        fringe: 'bead-drops',
      },
      ears: {
        kind: 'chandbali',
        top: 'sun',
        work: 'filigree',
        inner: 'lotus',
        finish: 'silver',
        fringe: 'bead-drops',
        beads: 'pearl-grey',
        width: 38,
      },
    },
  },
  'chettinad-addigai-thodu-set': {
    look: {
      kind: 'set',
      neck: { kind: 'necklace', style: 'line', rows: 1, finish: 'one-gram', stones: ADDIGAI, fringe: 'none' },
      ears: { kind: 'stud', shape: 'cluster', width: 16, finish: 'one-gram', stones: ADDIGAI },
    },
  },
};
