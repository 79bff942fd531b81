import type { SeedProduct } from './catalogue.ts';

const SHABANA = 'shabana@ratnahaat.example';
const KAVITHA = 'kavitha@ratnahaat.example';

export const BEAD_BRACELETS: readonly SeedProduct[] = [
  {
    slug: 'big-glass-bead-bracelet',
    category: 'bracelets',
    seller: SHABANA,
    name: 'Big Glass Bead Bracelet',
    title: 'Glass Bead Bracelet, 9 mm Beads with Silver-Tone Balls',
    brand: 'Firoza Bangles',
    description: [
      'Firozabad presses beads as well as bangles. These are nine millimetres, polished all over, strung on doubled nylon with a silver-tone ball after every fifth.',
      'The colour goes all the way through, so a chip does not show white. Men mostly choose the black; the blue is worn against the evil eye.',
    ],
    keywords: 'bead bracelet, moti bracelet, nazar bracelet, evil eye colour bracelet, glass beads braslet',
    attributes: {
      plating: 'Silver-tone plated',
      baseMetal: 'Zinc alloy',
      stone: ['Glass bead'],
      style: 'Contemporary',
      occasion: ['Daily', 'Office'],
      closure: 'Lobster clasp with extender',
      setContents: '1 bracelet',
      dimensions: '9 mm beads',
      warranty: '3 months on the thread',
      care: 'Restring it once a year if you wear it daily.',
    },
    mrp: 350,
    price: 199,
    weightGrams: 28,
    colours: [
      { name: 'Blue', way: 'blue', stock: [75, 40] },
      { name: 'Black', way: 'black', stock: [60, 22] },
      { name: 'Maroon', way: 'maroon', stock: [18, 0] },
    ],
    sizes: ['7 in', '7.5 in'],
  },
  {
    slug: 'mangalsutra-hand-bracelet',
    category: 'bracelets',
    seller: KAVITHA,
    name: 'Mangalsutra Bracelet',
    title: 'Black-Bead Mangalsutra Bracelet, 1-Gram Gold Plated',
    brand: 'Kavitha Covering',
    description: [
      'For the days when a mangalsutra at the neck does not go with the shirt. Small black beads, a plated ball after every five, and a clasp large enough to close with one hand.',
      'Strung on steel wire and not on thread, since black bead strings are seldom taken off. If you wash your hands with it on, the wire will hold, but the plating on the balls will wear sooner.',
    ],
    keywords: 'mangalsutra bracelet, black bead bracelet, nallapusalu bracelet, karimani, hand mangalsutra, karugamani',
    attributes: {
      plating: '1-gram gold plated',
      baseMetal: 'Brass',
      stone: ['Black bead'],
      style: 'Traditional',
      occasion: ['Daily', 'Office', 'Puja'],
      closure: 'Lobster clasp with extender',
      setContents: '1 bracelet',
      dimensions: '4 mm beads',
      warranty: '6 months on plating and wire',
      care: 'Dab dry, and hang on a hook overnight.',
    },
    mrp: 399,
    price: 279,
    weightGrams: 9,
    colours: [{ name: 'Black', way: 'as-designed', stock: [84, 110, 37] }],
    sizes: ['6.5 in', '7 in', '7.5 in'],
    featured: 71,
  },
];
