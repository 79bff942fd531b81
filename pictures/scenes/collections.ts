/** The banners of collections: an empty area on the left, the goods on the right. */
import type { Look } from '#looks/look.ts';
import type { Stones } from '#looks/material.ts';
import type { ShopScene } from '../darkroom/orders.ts';
import type { Prop, Tableau, TableauItem } from '../studio/tableau.ts';
import { ad, festive, kemp, kundan, pins, watches } from './looks.ts';

type Banner = {
  alt: string;
  ground: Tableau['ground'];
  items: readonly TableauItem[];
  props?: readonly Prop[];
  /** The height of the visible area, in mm. The banner is three times as wide. */
  frame?: number;
};

function banner(name: string, { alt, ground, items, props = [], frame = 200 }: Banner): ShopScene {
  return {
    subject: `site/collection-${name}`,
    kind: 'hero',
    tableau: { name, alt, ground, groundSize: frame * 1.3, items, props, slant: 12, crops: [], stops: 0.03 },
    crop: { suffix: '', width: 1440, height: 480, centre: [0, 0], frame },
  };
}

const laid = (look: Look, x: number, y: number, turn = 0, lift = 0): TableauItem => ({ look, x, y, turn, lift });
const leaning = (look: Look, x: number, y: number, turn = 0, lift = 0): TableauItem => ({
  ...laid(look, x, y, turn, lift),
  pose: 'leaning',
});
const single = (look: Look, x: number, y: number, turn = 0, lift = 0): TableauItem => ({
  ...laid(look, x, y, turn, lift),
  pose: 'single',
});
const dial = (look: Look, x: number, y: number, turn = 0): TableauItem => ({ ...laid(look, x, y, turn), pose: 'dial' });

const marigolds = (...spots: readonly (readonly [number, number, number])[]): Prop[] =>
  spots.map(([x, y, size]) => ({ prop: 'marigold', x, y, size }));

const redAndGreen: Stones = kemp('ruby', 'emerald');

const templeChoker: Look = {
  kind: 'set',
  neck: {
    kind: 'choker',
    style: 'medallions',
    motif: 'lakshmi',
    finish: 'antique',
    fringe: 'gold-drops',
    stones: redAndGreen,
  },
  ears: {
    kind: 'jhumka',
    top: 'lakshmi',
    work: 'petals',
    dome: 'half',
    finish: 'antique',
    fringe: 'bead-drops',
    beads: 'pearl-cream',
    stones: redAndGreen,
  },
};

const oxidisedJhumka: Look = {
  kind: 'jhumka',
  top: 'sun',
  work: 'carved',
  dome: 'bell',
  finish: 'oxidised',
  fringe: 'ghungroo',
};

const beadChoker: Look = {
  kind: 'choker',
  style: 'medallions',
  motif: 'flower',
  finish: 'oxidised',
  fringe: 'bead-drops',
  beads: 'red',
};

const haldiSet: Look = {
  kind: 'set',
  neck: {
    kind: 'choker',
    style: 'medallions',
    motif: 'flower',
    finish: 'one-gram',
    fringe: 'bead-drops',
    beads: 'pearl-white',
    enamel: ['yellow', 'white', 'orange'],
  },
  tikka: {
    kind: 'maang-tikka',
    shape: 'flower',
    string: 'beads',
    finish: 'one-gram',
    beads: 'pearl-white',
    enamel: ['yellow', 'orange'],
  },
};

const greenGlass: Look = { kind: 'bangles', style: 'glass', count: 6, width: 4, finish: 'one-gram', beads: 'green' };
const redGlass: Look = { ...greenGlass, beads: 'red' };
const mangalsutra: Look = {
  kind: 'mangalsutra',
  length: 'short',
  strands: 2,
  pendant: 'vati',
  finish: 'one-gram',
  goldBeadEvery: 4,
};
const tikka: Look = {
  kind: 'maang-tikka',
  shape: 'round',
  string: 'beads',
  finish: 'one-gram',
  fringe: 'bead-drops',
  beads: 'pearl-white',
  stones: kundan('ruby', 'emerald'),
  width: 30,
};
const enamelBangles: Look = {
  kind: 'bangles',
  style: 'enamel',
  count: 4,
  finish: 'one-gram',
  enamel: ['red', 'white', 'green'],
};
const solitaire: Look = { kind: 'stud', shape: 'solitaire', width: 9, finish: 'rhodium', stones: ad('white') };
const bar: Look = { kind: 'bracelet', style: 'bar', width: 5, finish: 'rose-gold', stones: ad('white') };
const pendant: Look = { kind: 'pendant', motif: 'solitaire', finish: 'rose-gold', stones: ad('white'), height: 18 };

export const collectionScenes: readonly ShopScene[] = [
  banner('bridal', {
    alt: 'Choker set, maang tikka, bangles and a lotus jhumka for a bride, on wine-coloured silk',
    ground: 'silk',
    frame: 230,
    items: [
      laid({ ...festive.chokerSet }, 96, 6, -4),
      laid(tikka, 208, 26, 10),
      leaning(festive.rubyBangles, 258, -62, 12),
      leaning(festive.kundanKada, 206, -72, -14),
      single(festive.lotusJhumka, 268, 40, -10),
    ],
    props: marigolds([312, 92, 40], [338, 58, 32], [-8, -112, 32]),
  }),
  banner('office-wear', {
    alt: 'Watch, slim bracelet, solitaire studs and a small pendant on ivory paper',
    ground: 'paper',
    frame: 120,
    items: [
      dial(watches.strapWatch, 40, 0, 8),
      laid(pendant, 94, -6, -4),
      laid(bar, 134, 12, 10),
      laid(solitaire, 128, -34, -8),
    ],
  }),
  banner('temple', {
    alt: 'Temple choker set with Lakshmi coins, coin studs, a ring and a kada on wine-coloured silk and dark wood',
    ground: 'wood',
    frame: 210,
    items: [
      laid(templeChoker, 104, 6, -4, 3),
      leaning({ kind: 'kada', style: 'carved', motif: 'lotus', heads: 'peacock', finish: 'antique' }, 228, -44, 10, 3),
      leaning({ kind: 'finger-ring', style: 'coin', band: 'carved', finish: 'antique' }, 208, 36, -8, 3),
      laid({ kind: 'stud', shape: 'lakshmi', width: 18, finish: 'antique', stones: redAndGreen }, 254, 28, 8, 3),
    ],
    props: [{ prop: 'cloth', x: 214, y: 30, size: 340, turn: -8 }, ...marigolds([286, 84, 36], [4, -88, 32])],
  }),
  banner('oxidised', {
    alt: 'Oxidised jhumkas, a peacock necklace, a carved kada and a ring on grey stone',
    ground: 'stone',
    frame: 170,
    items: [
      laid({ ...beadChoker, beads: 'pearl-grey', fringe: 'ghungroo' }, 62, 8, -5),
      single(oxidisedJhumka, 160, 22, 6),
      single(oxidisedJhumka, 198, 14, -4),
      leaning({ kind: 'kada', style: 'carved', motif: 'flower', finish: 'oxidised' }, 186, -44, 12),
      leaning({ kind: 'finger-ring', style: 'motif', motif: 'peacock', band: 'open', finish: 'oxidised' }, 224, 24, -6),
    ],
  }),
  banner('under-499', {
    alt: 'Studs, hoops, a ring, a saree pin and toe rings on ivory paper',
    ground: 'paper',
    frame: 130,
    items: [
      laid({ kind: 'stud', shape: 'flower', width: 16, finish: 'one-gram', stones: kundan('ruby') }, 16, 26, 8),
      laid({ kind: 'hoop', style: 'twisted', width: 34, thickness: 4, finish: 'one-gram' }, 66, -12, -6),
      laid(pins.peacockPin, 124, 18, 4),
      leaning(festive.flowerRing, 164, -26, -8),
      laid({ kind: 'stud', shape: 'halo', width: 11, finish: 'rose-gold', stones: ad('sapphire') }, 20, -26, -8),
      single(oxidisedJhumka, 178, 26, -6),
    ],
  }),
  banner('festive', {
    alt: 'Enamelled bangles, jhumkas and a maang tikka on ivory cloth with marigolds',
    ground: 'marigold',
    frame: 190,
    items: [
      leaning(enamelBangles, 60, -18, 12),
      leaning({ ...festive.kundanKada, stones: kundan('green') }, 132, -40, -12),
      single(festive.lotusJhumka, 120, 36, 8),
      single(festive.lotusJhumka, 160, 30, -4),
      laid(tikka, 204, 6, 10),
    ],
    props: marigolds([252, 66, 44], [270, 30, 34], [236, -74, 38], [4, 74, 30]),
  }),
  banner('haldi-and-mehndi', {
    alt: 'Flower choker in yellow enamel, a flower tikka and yellow glass bangles on ivory cloth with marigolds',
    ground: 'marigold',
    frame: 200,
    items: [
      laid(haldiSet, 70, 2, -4),
      leaning({ ...greenGlass, beads: 'yellow' }, 196, -40, 10),
      single(festive.lotusJhumka, 178, 42, 8),
      single(festive.lotusJhumka, 218, 36, -4),
    ],
    props: marigolds([262, 70, 44], [278, 32, 34], [-14, -80, 30], [258, -84, 36]),
  }),
  banner('dance', {
    alt: 'Kemp-style temple set, a vanki and ghungroo anklets for the stage on wine-coloured silk',
    ground: 'silk',
    frame: 230,
    items: [
      laid(templeChoker, 88, 10, -4),
      laid({ kind: 'armlet', style: 'vanki', motif: 'lotus', finish: 'antique', stones: redAndGreen }, 232, 52, 6),
      laid({ kind: 'anklet', style: 'ghungroo', finish: 'one-gram', count: 1 }, 236, -48, -8),
    ],
    props: marigolds([318, 90, 38], [10, -98, 32]),
  }),
  banner('navratri', {
    alt: 'Oxidised choker with red beads, jhumkas with small bells and coloured glass bangles on dark green velvet',
    ground: 'velvet',
    frame: 190,
    items: [
      laid(beadChoker, 58, 4, -5),
      single(oxidisedJhumka, 158, 40, 8),
      single(oxidisedJhumka, 198, 34, -4),
      leaning(redGlass, 162, -46, 10),
      leaning({ ...greenGlass, beads: 'yellow' }, 226, -26, -12),
    ],
    props: marigolds([268, 62, 38], [250, 84, 28]),
  }),
  banner('karwa-chauth', {
    alt: 'Mangalsutra on a brass tray, red glass bangles and a maang tikka on wine-coloured silk',
    ground: 'silk',
    frame: 210,
    items: [laid(mangalsutra, 92, 4, -4, 2.2), leaning(redGlass, 214, -34, 10), laid(tikka, 236, 44, -10)],
    props: [{ prop: 'thali', x: 92, y: 2, size: 178 }, ...marigolds([176, 82, 36], [22, -86, 32], [196, 96, 26])],
  }),
  banner('diwali', {
    alt: 'Necklace set and bangles among lit clay lamps and marigolds on dark wood',
    ground: 'wood',
    frame: 210,
    items: [laid(festive.chokerSet, 98, 2, -4), leaning(festive.rubyBangles, 226, -46, 12)],
    props: [
      { prop: 'diya', x: 212, y: 48, size: 44 },
      { prop: 'diya', x: 268, y: 22, size: 38, turn: 20 },
      { prop: 'diya', x: 6, y: -76, size: 40, turn: -14 },
      { prop: 'diya', x: -44, y: -56, size: 32, turn: 8 },
      ...marigolds([254, 84, 40], [284, 66, 30], [-12, 84, 30]),
      { prop: 'petals', x: 100, y: 0, size: 190 },
    ],
  }),
];
