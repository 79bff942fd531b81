import type { SeedCategory } from './catalogue.ts';

/** Top categories first: their ids are 1 Jewelry, 2 Watches and 3 Accessories, which searches rely on. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    code: 'jewelry',
    displayName: 'Jewelry',
    seoUrl: 'jewelry',
    description:
      'Imitation and 1-gram gold plated jewellery for weddings, festivals and every day: temple, kundan, AD, pearl bead and oxidised work from sellers across India.',
  },
  {
    code: 'watches',
    displayName: 'Watches',
    seoUrl: 'watches',
    description: 'Watches that dress up like jewellery: bracelet, kada and slim strap watches with quartz movement.',
  },
  {
    code: 'accessories',
    displayName: 'Accessories',
    seoUrl: 'accessories',
    description: 'The small things that finish a look: saree pins, hair pins and more.',
  },
  {
    code: 'necklace-sets',
    parent: 'jewelry',
    displayName: 'Necklace Sets',
    seoUrl: 'necklace-sets',
    description:
      'Necklaces with matching earrings, from tight chokers to long temple sets. Each page tells what is in the box, how it closes and how heavy it sits.',
  },
  {
    code: 'jhumkas',
    parent: 'jewelry',
    displayName: 'Jhumkas',
    seoUrl: 'jhumkas',
    description:
      'Bell earrings of every size, light enough for a full function: temple, oxidised, pearl bead and meenakari jhumkas.',
  },
  {
    code: 'bangles',
    parent: 'jewelry',
    displayName: 'Bangles & Kadas',
    seoUrl: 'bangles',
    description:
      'Bangles and kadas in the sizes you know, 2.4 to 2.8, with the inner width in millimetres beside each. Sets, pairs and openable kadas.',
    sizeSystem: 'bangle',
  },
  {
    code: 'rings',
    parent: 'jewelry',
    displayName: 'Rings',
    seoUrl: 'rings',
    description: 'Cocktail rings in Indian sizes and adjustable rings that fit most fingers.',
    sizeSystem: 'ring',
  },
  {
    code: 'womens-watches',
    parent: 'watches',
    displayName: "Women's Watches",
    seoUrl: 'womens-watches',
    description: 'Slim watches for the wrist that also wears bangles: rose-gold tone, AD and leather-strap watches.',
  },
  {
    code: 'saree-pins',
    parent: 'accessories',
    displayName: 'Saree Pins & Brooches',
    seoUrl: 'saree-pins',
    description: 'Pins that hold the pallu and look like jewellery while they do it. Smooth backs that spare the silk.',
  },
];
