/** The still life of each category: typical pieces on cloth, wood, stone or leaf. */
import type { Look } from '#looks/look.ts';
import type { ShopScene } from '../darkroom/orders.ts';
import type { Tableau, TableauItem } from '../studio/tableau.ts';
import { ad, festive, kemp, kundan, pins, watches } from './looks.ts';

const SIDE = 720;

/** Returns a still life. `frame` is the height of the visible area, in mm. */
function still(
  code: string,
  alt: string,
  ground: Tableau['ground'],
  frame: number,
  items: readonly TableauItem[],
  more: Pick<Tableau, 'props' | 'stops'> = {},
): ShopScene {
  return {
    subject: `category/${code}`,
    kind: 'main',
    tableau: { name: code, alt, ground, groundSize: frame * 0.8, items, slant: 10, crops: [], ...more },
    crop: { suffix: '', width: SIDE, height: SIDE, centre: [0, 0], frame },
  };
}

function lay(look: Look, x: number, y: number, turn = 0): TableauItem {
  return { look, x, y, turn };
}

function lean(look: Look, x: number, y: number, turn = 0): TableauItem {
  return { look, x, y, turn, pose: 'leaning' };
}

function one(look: Look, x: number, y: number, turn = 0): TableauItem {
  return { look, x, y, turn, pose: 'single' };
}

function face(look: Look, x: number, y: number, turn = 0): TableauItem {
  return { look, x, y, turn, pose: 'dial' };
}

const departments: readonly ShopScene[] = [
  still('jewelry', 'Kundan-style choker set, bangles and a lotus jhumka on wine-coloured silk', 'silk', 208, [
    lay(festive.chokerSet, 0, 24),
    lean(festive.rubyBangles, 56, -70, -12),
    one(festive.lotusJhumka, -60, -64, 8),
  ]),
  still('watches', 'Three watches with bracelet and strap on dark wood', 'wood', 140, [
    face(watches.roseWatch, -42, 3, 6),
    face(watches.steelWatch, 0, 2),
    face(watches.strapWatch, 42, -4, -6),
  ]),
  still('accessories', 'Saree pins and a peacock hair comb on ivory cloth with marigolds', 'marigold', 150, [
    lay(pins.peacockPin, -24, 24),
    lay(pins.flowerPin, 32, 20),
    lay(
      {
        kind: 'hair-pin',
        style: 'comb',
        motif: 'peacock',
        finish: 'one-gram',
        enamel: ['blue', 'green'],
        beads: 'pearl-white',
      },
      4,
      -32,
      4,
    ),
  ]),
];

const neck: readonly ShopScene[] = [
  still('necklace-sets', 'Choker set with pink and mint kundan-style stones on dark green velvet', 'velvet', 208, [
    lay(
      {
        kind: 'set',
        neck: {
          kind: 'choker',
          style: 'medallions',
          motif: 'flower',
          finish: 'one-gram',
          fringe: 'bead-drops',
          beads: 'pearl-white',
          stones: kundan('pink', 'white'),
        },
        ears: {
          kind: 'chandbali',
          top: 'flower',
          work: 'stones',
          finish: 'one-gram',
          fringe: 'bead-drops',
          beads: 'pearl-white',
          stones: kundan('pink', 'white'),
        },
      },
      0,
      2,
    ),
  ]),
  still(
    'chokers',
    'Two chokers, one of kemp-style stones, one of pearl-bead strands, on wine-coloured silk',
    'silk',
    250,
    [
      lay(
        {
          kind: 'choker',
          style: 'panels',
          finish: 'antique',
          fringe: 'bead-drops',
          beads: 'pearl-cream',
          stones: kemp('ruby', 'emerald'),
        },
        -14,
        46,
        -6,
      ),
      lay(
        {
          kind: 'choker',
          style: 'strands',
          rows: 4,
          finish: 'one-gram',
          beads: 'pearl-white',
          centre: 'lotus',
          stones: kundan('ruby'),
        },
        16,
        -34,
        6,
      ),
    ],
  ),
  still('haram', 'Long mango mala with green and red kemp-style stones on dark green velvet', 'velvet', 300, [
    lay(
      {
        kind: 'haram',
        style: 'mango',
        finish: 'antique',
        pendant: 'lakshmi',
        fringe: 'gold-drops',
        stones: kemp('ruby', 'emerald'),
      },
      0,
      6,
      4,
    ),
  ]),
  still('mangalsutra', 'Black-bead mangalsutra with two round cups on wine-coloured silk', 'silk', 150, [
    lay(
      { kind: 'mangalsutra', length: 'short', strands: 2, pendant: 'vati', finish: 'one-gram', goldBeadEvery: 4 },
      0,
      4,
      -4,
    ),
  ]),
  still('pendants', 'Flower and peacock pendants on fine chains on grey stone', 'stone', 150, [
    lay({ kind: 'pendant', motif: 'flower', finish: 'rose-gold', stones: ad('pink'), height: 26 }, -30, 6, 6),
    lay(
      { kind: 'pendant', motif: 'peacock', finish: 'one-gram', stones: ad('white', 'emerald'), height: 34 },
      30,
      -4,
      -5,
    ),
  ]),
  still('mens-chains', 'Rope and curb chains in gold tone on dark wood', 'wood', 200, [
    lay({ kind: 'chain', link: 'rope', width: 5, inches: 20, finish: 'one-gram' }, -26, 8, 8),
    lay({ kind: 'chain', link: 'curb', width: 7, inches: 20, finish: 'high-gold' }, 28, -6, -6),
  ]),
];

const ear: readonly ShopScene[] = [
  still('jhumkas', 'Lotus, enamelled and pearl-bead jhumkas on a banana leaf', 'banana-leaf', 118, [
    one(festive.lotusJhumka, -36, 4, 4),
    one(
      {
        kind: 'jhumka',
        top: 'disc',
        work: 'enamel',
        tiers: 3,
        dome: 'umbrella',
        finish: 'high-gold',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        enamel: ['blue', 'sky-blue'],
      },
      0,
      -4,
    ),
    one(
      {
        kind: 'jhumka',
        top: 'flower',
        work: 'beads',
        dome: 'half',
        finish: 'high-gold',
        fringe: 'double-bead-drops',
        beads: 'pearl-white',
        stones: kundan('white'),
      },
      36,
      4,
      -4,
    ),
  ]),
  still('chandbalis', 'Chandbali earrings with emerald-colour kundan-style stones on wine-coloured silk', 'silk', 104, [
    lay(
      {
        kind: 'chandbali',
        top: 'flower',
        work: 'stones',
        inner: 'jhumki',
        finish: 'one-gram',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        stones: kundan('emerald'),
      },
      0,
      0,
      -4,
    ),
  ]),
  still('studs', 'Three pairs of studs: solitaire, flower and lotus, on grey stone', 'stone', 66, [
    lay({ kind: 'stud', shape: 'solitaire', width: 9, finish: 'rhodium', stones: ad('white') }, -13, 17, 8),
    lay({ kind: 'stud', shape: 'flower', width: 15, finish: 'one-gram', stones: kundan('ruby') }, 10, 0, -6),
    lay({ kind: 'stud', shape: 'halo', width: 11, finish: 'rose-gold', stones: ad('sapphire') }, -14, -18, 5),
  ]),
  still('hoops', 'Twisted, stone-set and carved hoops on dark green velvet', 'velvet', 116, [
    lay({ kind: 'hoop', style: 'twisted', width: 42, thickness: 4, finish: 'one-gram' }, 0, 27, 4),
    lay(
      { kind: 'hoop', style: 'stones', width: 34, thickness: 4, finish: 'rose-gold', stones: ad('white') },
      0,
      -27,
      -5,
    ),
  ]),
  still(
    'danglers',
    'Drop earrings with green stones and with kundan-style flowers on dark green velvet',
    'velvet',
    150,
    [
      lay(
        {
          kind: 'drop',
          top: 'stone',
          style: 'pear',
          length: 56,
          finish: 'rhodium',
          stones: { ...ad('emerald'), cut: 'pear' },
        },
        -34,
        10,
        5,
      ),
      lay(
        {
          kind: 'drop',
          top: 'stone',
          style: 'tiers',
          motif: 'flower',
          length: 64,
          finish: 'one-gram',
          stones: kundan('ruby'),
        },
        38,
        -4,
        -5,
      ),
    ],
  ),
];

const head: readonly ShopScene[] = [
  still('maang-tikka', 'Round and crescent maang tikkas on wine-coloured silk', 'silk', 124, [
    lay(
      {
        kind: 'maang-tikka',
        shape: 'round',
        string: 'beads',
        finish: 'one-gram',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        stones: kundan('ruby', 'emerald'),
        width: 34,
      },
      -22,
      0,
      -8,
    ),
    lay(
      {
        kind: 'maang-tikka',
        shape: 'chand',
        string: 'chain',
        finish: 'antique',
        fringe: 'bead-drops',
        beads: 'pearl-cream',
        stones: kemp('ruby'),
        width: 32,
      },
      30,
      -4,
      8,
    ),
  ]),
  still('nath', 'Bridal nath with a chain on wine-coloured silk', 'silk', 92, [
    lay(
      {
        kind: 'nath',
        style: 'hoop',
        width: 40,
        chain: true,
        finish: 'one-gram',
        beads: 'pearl-white',
        stones: kundan('ruby', 'emerald'),
      },
      0,
      0,
      -4,
    ),
  ]),
  still('hair-pins', 'Three lotus juda pins with bead drops on ivory cloth with marigolds', 'marigold', 112, [
    lay(
      {
        kind: 'hair-pin',
        style: 'juda',
        motif: 'lotus',
        finish: 'antique',
        stones: kemp('ruby', 'emerald'),
        beads: 'pearl-cream',
        fringe: 'bead-drops',
      },
      0,
      12,
      -6,
    ),
  ]),
  still('saree-pins', 'Peacock and pearl-bead flower saree pins on wine-coloured silk', 'silk', 116, [
    lay(pins.peacockPin, -26, 10),
    lay(pins.flowerPin, 28, -14),
  ]),
];

const hand: readonly ShopScene[] = [
  still('bangles', 'Enamelled bangles and a kundan-style kada on ivory cloth with marigolds', 'marigold', 158, [
    lean({ ...festive.kundanKada, stones: kundan('green') }, -30, 24, 16),
    lean(
      { kind: 'bangles', style: 'enamel', count: 4, finish: 'one-gram', enamel: ['pink', 'white', 'green'] },
      28,
      -18,
      -10,
    ),
  ]),
  still('kadas', 'Carved kada with elephant heads and a meenakari kada on dark green velvet', 'velvet', 150, [
    lean({ kind: 'kada', style: 'carved', motif: 'flower', heads: 'elephant', finish: 'antique' }, -28, 22, 12),
    lean(
      { kind: 'kada', style: 'enamel', finish: 'one-gram', enamel: ['red', 'green', 'white'], openable: true },
      28,
      -20,
      -12,
    ),
  ]),
  still('bracelets', 'Tennis and charm bracelets on grey stone', 'stone', 120, [
    lay({ kind: 'bracelet', style: 'tennis', width: 5, finish: 'rhodium', stones: ad('white') }, -8, 20, 10),
    lay({ kind: 'bracelet', style: 'charm', link: 'cable', motif: 'heart', finish: 'rose-gold', width: 4 }, 8, -24, -8),
  ]),
  still('rings', 'Cocktail ring, kundan-style flower ring and coin ring on grey stone', 'stone', 72, [
    lean(
      {
        kind: 'finger-ring',
        style: 'cocktail',
        band: 'stones',
        finish: 'rhodium',
        stones: { ...ad('sapphire'), cut: 'oval' },
      },
      -16,
      12,
      8,
    ),
    lean(festive.flowerRing, 17, 8, -12),
    lean({ kind: 'finger-ring', style: 'coin', band: 'carved', finish: 'antique' }, -1, -16),
  ]),
  still('armlets', 'Vanki armlet with red and green kemp-style stones on wine-coloured silk', 'silk', 130, [
    lay(
      {
        kind: 'armlet',
        style: 'vanki',
        motif: 'peacock',
        finish: 'antique',
        stones: kemp('ruby', 'emerald'),
        fringe: 'bead-drops',
        beads: 'pearl-cream',
      },
      0,
      0,
      -4,
    ),
  ]),
  still('womens-watches', 'Women’s watches in rose-gold tone and with a tan strap on grey stone', 'stone', 104, [
    face(watches.roseWatch, -21, 2, 8),
    face(watches.greenStrapWatch, 22, -2, -6),
  ]),
  still('mens-watches', 'Chronograph with steel-tone bracelet and a watch with brown strap on dark wood', 'wood', 118, [
    face(watches.steelWatch, -24, 2, 7),
    face(
      { kind: 'watch', band: 'strap', finish: 'silver', dial: 'white', markers: 'numerals', strap: 'brown', width: 40 },
      26,
      -2,
      -6,
    ),
  ]),
];

const foot: readonly ShopScene[] = [
  still('toe-rings', 'Two kinds of toe rings, flower and single stone, on wine-coloured silk', 'silk', 48, [
    lay({ kind: 'toe-ring', style: 'flower', finish: 'silver' }, -1, 11, 4),
    lay({ kind: 'toe-ring', style: 'stone', finish: 'one-gram', stones: ad('ruby') }, 1, -11, -4),
  ]),
  still('anklets', 'Pair of ghungroo anklets on a banana leaf', 'banana-leaf', 200, [
    lay({ kind: 'anklet', style: 'ghungroo', finish: 'silver', count: 2 }, 0, 0, -6),
  ]),
  still('waist-belts', 'Vaddanam waist belt with a Lakshmi clasp on wine-coloured silk', 'silk', 280, [
    lean(
      {
        kind: 'waist-belt',
        style: 'panels',
        motif: 'lakshmi',
        finish: 'antique',
        stones: kemp('ruby', 'emerald'),
        fringe: 'gold-drops',
      },
      0,
      0,
    ),
  ]),
];

export const categoryScenes: readonly ShopScene[] = [...departments, ...neck, ...ear, ...head, ...hand, ...foot];
