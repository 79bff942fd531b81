import type { NewCollection } from '../../domain/collections/index.ts';

/** Lists across the categories, as a shopkeeper would dress the window. */
export const COLLECTIONS: readonly Omit<NewCollection, 'position'>[] = [
  {
    seoUrl: 'bridal',
    displayName: 'Bridal',
    description:
      'For the muhurtham and the photographs after it: full sets, harams, mathapatti, nath, vaddanam and bangles by the pair. Dear pieces are paid before they are sent, so order two weeks ahead.',
    rule: { occasions: ['Bridal'] },
  },
  {
    seoUrl: 'temple',
    displayName: 'Temple Jewellery',
    description:
      'Lakshmi coins, peacocks and lotus buds in antique gold tone with red and green kemp stones. What dancers wear on stage and families wear on Varalakshmi Vratam.',
    rule: { styles: ['Temple'] },
  },
  {
    seoUrl: 'oxidised',
    displayName: 'Oxidised & Silver Look',
    description:
      'German silver, blackened in the grooves. Light on the purse, loud at garba, and the easiest thing to wear with a cotton kurta.',
    rule: { styles: ['Oxidised'] },
  },
  {
    seoUrl: 'office-wear',
    displayName: 'Office Wear',
    description:
      'Small, quiet and done up in a minute: studs, thin chains, short mangalsutras, slim watches and rings that do not catch on the laptop bag.',
    rule: { occasions: ['Office'], upToPaise: 1_500_00 },
  },
  {
    seoUrl: 'under-499',
    displayName: 'Under ₹499',
    description:
      'Everything here costs ₹499 or less, delivery included. Good for return gifts, for college, and for trying a style before you spend more on it.',
    rule: { upToPaise: 499_00 },
  },
  {
    seoUrl: 'haldi-and-mehndi',
    displayName: 'Haldi & Mehndi',
    description:
      'Yellow, green, pink and pearl beads for the mornings before the wedding, light enough to dance in and not too dear for turmeric stains.',
    rule: { occasions: ['Haldi and mehndi'] },
  },
  {
    seoUrl: 'navratri',
    displayName: 'Navratri & Garba',
    description:
      'Oxidised jhumkas, chokers, stacked kadas, kamarbandh and payal with ghungroo, for nine nights on your feet. Pieces that stay put when you turn.',
    rule: { styles: ['Oxidised', 'Meenakari', 'Traditional'], occasions: ['Festive', 'Dance', 'Party'] },
  },
  {
    seoUrl: 'karwa-chauth',
    displayName: 'Karwa Chauth',
    description:
      'Red and green with gold tone: mangalsutras, bangles, maang tikka, nath and toe rings for the evening of the moon.',
    rule: {
      families: ['necklace', 'bangle', 'head', 'nose', 'toe-ring', 'ring'],
      colours: ['Ruby', 'Red', 'Maroon', 'Emerald', 'Green'],
      occasions: ['Festive', 'Puja', 'Bridal'],
    },
  },
  {
    seoUrl: 'diwali',
    displayName: 'Diwali',
    description:
      'Kundan, antique and AD pieces that catch the light of a row of diyas, and small ones to give: studs, pendants, pins and watches.',
    rule: { styles: ['Kundan', 'Antique', 'AD', 'Polki'], occasions: ['Festive'] },
  },
  {
    seoUrl: 'dance',
    displayName: 'Bharatanatyam & Kuchipudi',
    description:
      'Stage sets with kemp stones that read from the last row: head pieces, oddiyanam, jhumkas with side chains and vanki. Ask for a matching set by its name.',
    rule: { occasions: ['Dance'] },
  },
];
