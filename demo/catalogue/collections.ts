import type { NewCollection } from '#functions/domain/discovery/collections/index.ts';

/** Lists across the categories, as a shopkeeper would dress the window. */
export const COLLECTIONS: readonly Omit<NewCollection, 'position'>[] = [
  {
    seoUrl: 'bridal',
    theme: 'Weddings',
    displayName: 'Bridal',
    description:
      'For the muhurtham and the photographs after it: full sets, harams, mathapatti, nath, vaddanam and bangles by the pair. Some sets are made after you order, so please order at least two weeks ahead.',
    rule: { occasions: ['Bridal'] },
  },
  {
    seoUrl: 'temple',
    theme: 'By style',
    displayName: 'Temple Jewellery',
    description:
      'Lakshmi coins, peacocks and lotus buds in antique gold tone with red and green kemp stones. What dancers wear on stage and families wear on Varalakshmi Vratam.',
    rule: { styles: ['Temple'] },
  },
  {
    seoUrl: 'oxidised',
    theme: 'By style',
    displayName: 'Oxidised & Silver Look',
    description:
      'German silver, blackened in the grooves. Light on the purse, made for garba, and easy to wear with a cotton kurta.',
    rule: { styles: ['Oxidised'] },
  },
  {
    seoUrl: 'office-wear',
    theme: 'Every day',
    displayName: 'Office Wear',
    description:
      'Small, quiet and done up in a minute: studs, thin chains, short mangalsutras, slim watches and rings that do not catch on the laptop bag.',
    rule: { occasions: ['Office'], upToPaise: 1_500_00 },
  },
  {
    seoUrl: 'under-499',
    theme: 'By price',
    displayName: 'Under ₹499',
    description:
      'Everything here costs ₹499 or less, delivery included. Good for return gifts, for college, and for trying a style before you spend more on it.',
    rule: { upToPaise: 499_00 },
  },
  {
    seoUrl: 'haldi-and-mehndi',
    theme: 'Weddings',
    displayName: 'Haldi & Mehndi',
    description:
      'Yellow, green, pink and pearl beads for the mornings before the wedding, light enough to dance in, and at prices that make a turmeric stain no great loss.',
    rule: { occasions: ['Haldi and mehndi'] },
  },
  {
    seoUrl: 'navratri',
    theme: 'Festivals',
    displayName: 'Navratri & Garba',
    description:
      'Oxidised jhumkas, chokers, stacked kadas, kamarbandh and payal with ghungroo, for nine nights of dancing. They stay in place when you turn.',
    rule: { styles: ['Oxidised', 'Meenakari', 'Traditional'], occasions: ['Festive', 'Dance', 'Party'] },
  },
  {
    seoUrl: 'karwa-chauth',
    theme: 'Festivals',
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
    theme: 'Festivals',
    displayName: 'Diwali',
    description:
      'Kundan, antique and AD pieces that catch the light of a row of diyas, and small ones to give: studs, pendants, pins and watches.',
    rule: { styles: ['Kundan', 'Antique', 'AD', 'Polki'], occasions: ['Festive'] },
  },
  {
    seoUrl: 'dance',
    theme: 'Every day',
    displayName: 'Bharatanatyam & Kuchipudi',
    description:
      'Stage sets with kemp stones that read from the last row: head chains, oddiyanam, jhumkas with side chains and vanki.',
    rule: { occasions: ['Dance'] },
  },
  {
    seoUrl: 'women',
    theme: 'For whom',
    displayName: 'For Women',
    description:
      'Sets, jhumkas, bangles, rings, anklets and watches: everything for women, from college days to the wedding.',
    rule: { exceptCategories: ['mens-chains', 'mens-watches'] },
  },
  {
    seoUrl: 'men',
    theme: 'For whom',
    displayName: 'For Men',
    description:
      'Chains from 20 to 24 inches, kadas and watches. Steel and black for every day, gold tone for the wedding and the temple.',
    rule: { categories: ['mens-chains', 'mens-watches', 'kadas'] },
  },
  {
    seoUrl: 'accessories',
    theme: 'For whom',
    displayName: 'Accessories',
    description: 'Pins, brooches, juda pins and combs that hold the saree and the hair.',
    rule: { categories: ['saree-pins', 'hair-pins'] },
  },
  {
    seoUrl: 'bridal-necklace-sets',
    theme: 'Weddings',
    displayName: 'Bridal Necklace Sets',
    description:
      'Chokers, harams and sets that hold their own against a heavy lehenga or a Kanjeevaram. Most come with earrings, some with a maang tikka; what is in the box is written on each page.',
    rule: { families: ['necklace'], occasions: ['Bridal'] },
  },
  {
    seoUrl: 'bridal-bangles',
    theme: 'Weddings',
    displayName: 'Bridal Bangles & Kadas',
    description:
      'For full wrists under the mehndi: kada pairs, chooda-style sets and stone bangles from 2.4 to 2.10. Measure across the knuckles with the thumb folded in, and when between two sizes take the larger.',
    rule: { families: ['bangle'], occasions: ['Bridal', 'Wedding guest'] },
  },
  {
    seoUrl: 'maang-tikka-and-nath',
    theme: 'Weddings',
    displayName: 'Maang Tikka & Nath',
    description:
      'The bride’s tikka and nath, and lighter ones for guests. The naths clip on or close with a fine wire, so a pierced nose is not always needed.',
    rule: { families: ['head', 'nose'] },
  },
  {
    seoUrl: 'wedding-guest',
    theme: 'Weddings',
    displayName: 'Wedding Guest',
    description:
      'Sets and earrings for a cousin’s wedding and the next three after it: rich to look at, at prices a guest can afford.',
    rule: { occasions: ['Wedding guest'], upToPaise: 2_500_00 },
  },
  {
    seoUrl: 'waist-and-arm',
    theme: 'Weddings',
    displayName: 'Vaddanam & Vanki',
    description:
      'Waist belts and armlets for the saree drape of the South and for lehengas worn low. Each page says how it closes and how far it opens.',
    rule: { families: ['waist', 'armlet'] },
  },
  {
    seoUrl: 'kundan',
    theme: 'By style',
    displayName: 'Kundan',
    description:
      'Glass stones set in foil the way Jaipur has done for centuries, here over plated brass. Some have meena work on the back as well.',
    rule: { styles: ['Kundan'] },
  },
  {
    seoUrl: 'meenakari',
    theme: 'By style',
    displayName: 'Meenakari',
    description:
      'Peacock blue, parrot green and rani pink enamel, filled by hand into plated metal. Wipe it with a dry cloth and it stays bright.',
    rule: { styles: ['Meenakari'] },
  },
  {
    seoUrl: 'american-diamond',
    theme: 'By style',
    displayName: 'American Diamond (CZ)',
    description:
      'White cubic zirconia in silver and rose tones, close set, for the sparkle of stones at a small price. AD is a man-made stone, not a diamond.',
    rule: { styles: ['AD'] },
  },
  {
    seoUrl: 'antique-look',
    theme: 'By style',
    displayName: 'Antique Look',
    description:
      'New jewellery with a brown-gold finish, like an heirloom from a grandmother’s trunk. It looks best with silk.',
    rule: { styles: ['Antique'] },
  },
  {
    seoUrl: 'pearl-bead',
    theme: 'By style',
    displayName: 'Pearl Beads',
    description:
      'Strings, drops and clusters of imitation pearls. Put them on after the perfume, not before, and they keep their lustre longer.',
    rule: { stones: ['Pearl bead'], upToPaise: 1_500_00 },
  },
  {
    seoUrl: 'minimal',
    theme: 'By style',
    displayName: 'Minimal',
    description: 'One line or one stone, and nothing that dangles. Wear one alone or three thin ones together.',
    rule: { styles: ['Minimal'] },
  },
  {
    seoUrl: 'kemp',
    theme: 'By style',
    displayName: 'Kemp Stone',
    description:
      'Red and green cabochons in the setting Nagercoil is known for. They glow on stage and in temple light more than under an office lamp.',
    rule: { stones: ['Kemp'] },
  },
  {
    seoUrl: 'rose-gold-tone',
    theme: 'By style',
    displayName: 'Rose-Gold Tone',
    description: 'A pink-brown plating that sits easily on every skin and goes with a watch of the same tone.',
    rule: { platings: ['Rose-gold-tone plated'] },
  },
  {
    seoUrl: 'silver-tone',
    theme: 'By style',
    displayName: 'Silver & Rhodium Tone',
    description: 'Cool white metal colours: rhodium keeps its shine longest, silver tone costs least.',
    rule: { platings: ['Silver-tone plated', 'Rhodium plated'] },
  },
  {
    seoUrl: 'temple-jhumkas',
    theme: 'By type',
    displayName: 'Temple Earrings',
    description:
      'Lakshmi, lotus and peacock at the ear, with a screw at the back that a heavy bell needs. For a long function look for those with a chain to the hair, which takes the weight.',
    rule: { families: ['earring'], styles: ['Temple'] },
  },
  {
    seoUrl: 'oxidised-earrings-under-499',
    theme: 'By type',
    displayName: 'Oxidised Earrings',
    description: 'Blackened silver-look hoops and bells for kurtas and jeans alike, each at ₹499 or less.',
    rule: {
      families: ['earring'],
      platings: ['Oxidised', 'Black-tone plated', 'Silver-tone plated'],
      upToPaise: 499_00,
    },
  },
  {
    seoUrl: 'office-wear-studs',
    theme: 'By type',
    displayName: 'Small Earrings for Work',
    description: 'Studs and small hoops that fit under a headset and go with everything. Light enough for a full day.',
    rule: { categories: ['studs', 'hoops'], occasions: ['Office', 'Daily'] },
  },
  {
    seoUrl: 'party-earrings',
    theme: 'By type',
    displayName: 'Earrings for the Evening',
    description:
      'Danglers, chandbalis and hoops that catch the light when you turn your head. Check the weight on each page if your ears tire easily.',
    rule: { families: ['earring'], occasions: ['Party'] },
  },
  {
    seoUrl: 'chokers-for-a-saree',
    theme: 'By type',
    displayName: 'Chokers & Short Sets',
    description:
      'Worn at the collarbone, where a boat neck or a deep blouse leaves room. The dori at the back lets you tie it high or low.',
    rule: { categories: ['chokers', 'necklace-sets'], upToPaise: 2_000_00 },
  },
  {
    seoUrl: 'mangalsutra-for-every-day',
    theme: 'By type',
    displayName: 'Mangalsutras for Every Day',
    description:
      'Short black-bead chains with a small pendant, light enough for the kitchen, the office and the bus home. Take them off for the bath and the plating lasts longer.',
    rule: { categories: ['mangalsutra'], occasions: ['Daily', 'Office'] },
  },
  {
    seoUrl: 'payal-and-bichiya',
    theme: 'By type',
    displayName: 'Payal & Bichiya',
    description: 'Anklets and toe rings, with ghungroo and without. Toe rings are open at the back and bend to fit.',
    rule: { families: ['anklet', 'toe-ring'] },
  },
  {
    seoUrl: 'bracelets-for-stacking',
    theme: 'By type',
    displayName: 'Bracelets & Thin Bangles',
    description: 'Two on the watch hand, three on the other. Slim enough to fit under a sleeve.',
    rule: { families: ['bracelet', 'bangle'], occasions: ['Daily', 'Office'] },
  },
  {
    seoUrl: 'under-999',
    theme: 'By price',
    displayName: '₹500 to ₹999',
    description:
      'Where most people find what they want: full earrings, bangle sets and light necklaces, a step above the everyday.',
    rule: { fromPaise: 500_00, upToPaise: 999_00 },
  },
  {
    seoUrl: 'statement',
    theme: 'By price',
    displayName: 'Statement Jewellery above ₹2,000',
    description: 'The necklaces and sets a whole outfit is built around. Choose one, and keep the rest simple.',
    rule: { fromPaise: 2_000_00 },
  },
  {
    seoUrl: 'gifts-under-999',
    theme: 'By price',
    displayName: 'Gifts up to ₹999',
    description: 'A pendant, a pair of studs, a slim watch: gifts that need no size, up to ₹999.',
    rule: { categories: ['pendants', 'studs', 'saree-pins', 'womens-watches', 'mens-watches'], upToPaise: 999_00 },
  },
  {
    seoUrl: 'college',
    theme: 'Every day',
    displayName: 'College Days',
    description: 'Easy jewellery up to ₹399 for lectures, canteen and the annual fest.',
    rule: { occasions: ['Daily'], upToPaise: 399_00 },
  },
  {
    seoUrl: 'for-him',
    theme: 'Every day',
    displayName: 'For Him',
    description: 'Chains and watches, plain enough for a weekday and good enough for a sangeet.',
    rule: { categories: ['mens-chains', 'mens-watches'] },
  },
  {
    seoUrl: 'puja',
    theme: 'Every day',
    displayName: 'For Puja',
    description:
      'Simple gold-tone jewellery for the mandir, the vrat and the morning aarti, many of them with Lakshmi or lotus.',
    rule: { occasions: ['Puja'], upToPaise: 1_500_00 },
  },
  {
    seoUrl: 'onam',
    theme: 'Festivals',
    displayName: 'Onam',
    description:
      'Gold tone on off-white: palakka and kasu necklaces, jhumkas and plain bangles for the kasavu saree and the pookalam morning.',
    rule: {
      styles: ['Temple', 'Traditional'],
      families: ['necklace', 'earring', 'bangle'],
      occasions: ['Festive', 'Puja'],
    },
  },
  {
    seoUrl: 'rakhi-gifts',
    theme: 'Festivals',
    displayName: 'Rakhi Gifts for Sisters',
    description:
      'She tied the thread; now it is your turn. Pendants, studs, bracelets and rings up to ₹799 that reach her in a small box.',
    rule: { categories: ['pendants', 'studs', 'bracelets', 'rings'], upToPaise: 799_00 },
  },
  {
    seoUrl: 'teej',
    theme: 'Festivals',
    displayName: 'Teej',
    description:
      'Green bangles, red stones and a payal that can be heard on the swing. For Hariyali, Kajari and Hartalika alike.',
    rule: { colours: ['Green', 'Emerald', 'Red'], occasions: ['Festive'], upToPaise: 1_500_00 },
  },
  {
    seoUrl: 'eid',
    theme: 'Festivals',
    displayName: 'Eid',
    description:
      'Chandbalis, pearl strings and white stones for the morning after the moon is sighted, and for the calls and dinners that follow.',
    rule: {
      styles: ['Pearl', 'AD', 'Kundan', 'Polki'],
      occasions: ['Festive', 'Party'],
      families: ['earring', 'necklace', 'head', 'ring'],
    },
  },
];
