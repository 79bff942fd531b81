/** A concept of the trade: its name here, and its spellings and other words in searches. */
export interface Concept {
  is: string;
  words: readonly string[];
}

/*
 * The words of Indian jewellery, grouped by where a piece is worn and how it is made. Spellings are collected from
 * shoppers: Hindi, Telugu, Tamil, Kannada, Malayalam, Bengali and Marathi words in Latin letters, and misspelt English
 * ones. Words that differ only by folding (see `folding.ts`) are listed once.
 */

const NECK: readonly Concept[] = [
  { is: 'haram', words: ['haar', 'harum', 'aaram', 'rani haar', 'long haram', 'long necklace', 'long haar'] },
  {
    is: 'necklace',
    words: ['neckless', 'necklase', 'nekles', 'neklace', 'har', 'addige', 'addigai', 'neckpiece', 'neck piece'],
  },
  { is: 'necklace set', words: ['gala set', 'neckless set', 'haar set'] },
  { is: 'choker', words: ['chokar', 'gulband', 'tushi', 'thushi', 'choker set'] },
  { is: 'guttapusalu', words: ['guttapusala', 'gutta pusalu'] },
  {
    is: 'kasu mala',
    words: ['kasulaperu', 'kaasu malai', 'lakshmi haram', 'coin necklace', 'putali haar', 'ginni mala', 'kasu haram'],
  },
  { is: 'mango mala', words: ['mamidi pindela haram', 'manga malai', 'manga mala'] },
  { is: 'nakshi', words: ['nakkashi', 'nakash', 'nagas'] },
  { is: 'temple jewellery', words: ['temple jewelry', 'lakshmi devi set', 'deity set', 'temple'] },
  { is: 'chandrahar', words: ['chandra haar'] },
  { is: 'satlada', words: ['sathlada', 'seven line haar'] },
  { is: 'panchlada', words: ['pachlada', 'five line haar'] },
  { is: 'layered', words: ['multilayer', 'step haram', 'step chain', 'multi layer'] },
  {
    is: 'mangalsutra',
    words: [
      'mangalasutra',
      'mangalsutram',
      'tanmaniya',
      'thali',
      'taali',
      'black beads',
      'black bead',
      'kala moti',
      'kale moti',
      'kale mani',
      'black moti',
      'nallapusalu',
      'karimani',
      'karugamani',
    ],
  },
  {
    is: 'nallapusalu',
    words: ['nalla pusalu', 'karimani', 'karugamani', 'black bead chain', 'black beads chain'],
  },
  { is: 'thali chain', words: ['thaali kodi', 'puste', 'pustela thadu', 'saradu', 'tali chain'] },
  { is: 'pendant', words: ['locket', 'lockit', 'dollar', 'padakkam', 'pendent'] },
  { is: 'chain', words: ['chen', 'saradu', 'gold chain', 'rope chain', 'box chain'] },
  { is: 'pearl mala', words: ['moti', 'moti mala', 'mutyala haram', 'muthu malai', 'moti haar'] },
];

const EAR: readonly Concept[] = [
  {
    is: 'jhumka',
    words: [
      'jhumki',
      'jumka',
      'jumki',
      'zumka',
      'jhumke',
      'jhumkalu',
      'buttalu',
      'jimikki kammal',
      'jimikki',
      'jimiki',
      'buttas',
      'butta',
    ],
  },
  { is: 'chandbali', words: ['chand bali', 'chaandbali', 'chandbalis'] },
  { is: 'stud', words: ['tops', 'kammalu', 'kammal', 'thodu', 'karnphool', 'ear tops', 'stud earring', 'ear stud'] },
  { is: 'bali', words: ['baali', 'hoops', 'hoop', 'ring earring', 'hoop earring'] },
  { is: 'drop', words: ['danglers', 'dangler', 'latkan', 'hangings', 'drop earring', 'dangler earring', 'dangle'] },
  { is: 'ear cuff', words: ['kaan', 'earcuff'] },
  { is: 'ear chain', words: ['matilu', 'mattal', 'champaswaralu', 'sahara', 'kaan chain'] },
  { is: 'bugadi', words: ['bugdi', 'koppu'] },
  { is: 'suidhaga', words: ['sui dhaga', 'needle'] },
  { is: 'earring', words: ['ear ring', 'earing', 'jhumka earring', 'eyarring', 'bundas', 'bunde'] },
];

const HEAD: readonly Concept[] = [
  {
    is: 'maang tikka',
    words: [
      'mang tikka',
      'mangtika',
      'maangtikka',
      'bindiya',
      'papidi billa',
      'nethi chutti',
      'tika',
      'tikli',
      'borla',
    ],
  },
  { is: 'matha patti', words: ['mathapatti', 'sheeshphool', 'head chain', 'thala saaman', 'sheesh patti'] },
  { is: 'passa', words: ['jhoomar', 'jhumar'] },
  { is: 'jada', words: ['jada billalu', 'jadanagam', 'rakodi', 'poola jada', 'jada billa'] },
  {
    is: 'juda pin',
    words: [
      'jooda',
      'ambada',
      'hair brooch',
      'juda',
      'hair pin',
      'bun pin',
      'jooda pin',
      'hairpin',
      'hair clip',
      'hair comb',
    ],
  },
];

const NOSE: readonly Concept[] = [
  {
    is: 'nath',
    words: ['nathni', 'nathiya', 'bulak', 'mukkera', 'mookuthi', 'mukuthi', 'nose ring', 'nathu', 'nosering'],
  },
  { is: 'nose pin', words: ['laung', 'mukku pudaka', 'mukhuputti', 'nose stud', 'nosepin', 'phuli'] },
  { is: 'clip-on nath', words: ['press nath', 'clip on nose ring', 'press nose ring'] },
];

const HAND: readonly Concept[] = [
  {
    is: 'bangle',
    words: [
      'chudi',
      'choodi',
      'chudiyan',
      'gajulu',
      'valayal',
      'bale',
      'bangdi',
      'chooda',
      'churi',
      'bengals',
      'bangel',
      'vala',
    ],
  },
  { is: 'kada', words: ['kara', 'kadaa', 'kangan', 'kankanam', 'kade'] },
  { is: 'bracelet', words: ['braslet', 'brasslet', 'bracelate', 'braclet'] },
  { is: 'haath phool', words: ['hathphool', 'hath panja', 'panja', 'hand harness'] },
  { is: 'vanki', words: ['bajuband', 'baju bandh', 'aravanki', 'armlet', 'arm cuff', 'arm band'] },
  {
    is: 'ring',
    words: ['anguthi', 'ungaram', 'mothiram', 'finger ring', 'cocktail ring', 'adjustable ring', 'angoothi'],
  },
];

const WAIST_AND_FEET: readonly Concept[] = [
  {
    is: 'vaddanam',
    words: [
      'oddiyanam',
      'vodianam',
      'kamarbandh',
      'kamarband',
      'kamar patti',
      'hip belt',
      'hip chain',
      'waist belt',
      'waist chain',
      'saree belt',
      'kamarpatta',
    ],
  },
  {
    is: 'payal',
    words: ['pattilu', 'golusu', 'kolusu', 'pajeb', 'paijan', 'ghungroo', 'anklet', 'ankle chain'],
  },
  { is: 'bichhiya', words: ['bichiya', 'mettelu', 'metti', 'kalungura', 'toe rings', 'toe ring', 'bichua', 'toering'] },
];

const SETS_AND_OTHERS: readonly Concept[] = [
  {
    is: 'bridal set',
    words: ['dulhan set', 'pelli set', 'full set', 'combo set', 'half-saree set', 'wedding set', 'bridal jewellery'],
  },
  { is: 'brooch', words: ['saree pin', 'broach', 'safety pin', 'pallu pin', 'saadi pin', 'sari pin'] },
  { is: 'cufflinks', words: ['cuff links', 'cufflink'] },
  { is: 'watch', words: ['ghadi', 'wrist watch', 'wristwatch', 'gadiyaram', 'kaigadiyaram'] },
];

const WORK_AND_STONES: readonly Concept[] = [
  { is: 'kundan', words: ['kundhan', 'kundan-look glass'] },
  { is: 'polki', words: ['vilandi', 'uncut', 'polki-look glass'] },
  { is: 'jadau', words: ['jadtar'] },
  { is: 'meenakari', words: ['meena', 'minakari', 'mina', 'enamel', 'mina kaj', 'meenakari enamel'] },
  {
    is: 'AD',
    words: [
      'a.d.',
      'CZ',
      'zircon',
      'white stone',
      'diamond look',
      'american diamond',
      'cubic zirconia',
      'american stone',
      'ad stone',
    ],
  },
  { is: 'kemp', words: ['kempu', 'bharatanatyam set', 'bharatnatyam'] },
  { is: 'navratna', words: ['navaratna', 'nav ratna', 'nine stone', 'navaratnam'] },
  { is: 'moissanite look', words: ['victorian set', 'moissanite', 'victorian'] },
  { is: 'pearl', words: ['moti', 'mother of pearl', 'mutyam', 'muthu', 'pearl bead'] },
  { is: 'filigree', words: ['tarakasi', 'tarkashi'] },
];

const FINISH: readonly Concept[] = [
  {
    is: '1 gram gold',
    words: [
      'one gram gold',
      '1gm gold',
      '1 gm',
      '1 gram',
      'one gram',
      'onegram',
      'gold covering',
      'covering',
      'covering jewellery',
      'micro gold',
      'rold gold',
      'rolled gold',
      'gilt',
      'forming gold',
    ],
  },
  { is: 'micron plating', words: ['micron'] },
  {
    is: 'oxidised',
    words: ['oxidized', 'oxodised', 'oxidise', 'oxidize', 'oxidisd', 'black metal', 'boho', 'afghani'],
  },
  { is: 'german silver', words: ['gs'] },
  { is: 'antique', words: ['antic', 'antq', 'antik'] },
  { is: 'matte', words: ['mat', 'mat finish', 'matt', 'matte finish'] },
  { is: 'rhodium', words: ['silver look', 'white plating', 'silver tone'] },
  { is: 'rose gold', words: ['rose-gold-tone', 'rosegold', 'rose tone'] },
  { is: 'high gold', words: ['gold tone'] },
  { is: 'impon', words: ['panchaloha', 'aimpon'] },
  { is: 'lac', words: ['lakh', 'laakh', 'lacquer'] },
  { is: 'terracotta', words: ['clay'] },
  { is: 'silk thread', words: ['thread bangle'] },
];

const BACKS: readonly Concept[] = [
  { is: 'south screw', words: ['thick screw'] },
  { is: 'bombay screw', words: ['mumbai screw'] },
  { is: 'push back', words: ['butterfly back'] },
  { is: 'screw back', words: ['screw lock'] },
  { is: 'clip-on', words: ['pressing', 'non piercing', 'no piercing'] },
  { is: 'fish hook', words: ['hook'] },
  { is: 'lever back', words: ['hinged lever'] },
  { is: 's-hook', words: ['s hook'] },
  { is: 'dori', words: ['adjustable dori', 'thread tie'] },
  { is: 'back chain', words: ['lobster clasp'] },
];

/** A shopper's colour is one of the shop's colour families. A shade searched by its own name still ranks first. */
const COLOURS: readonly Concept[] = [
  { is: 'green', words: ['emerald', 'mint', 'hara', 'hari', 'pacha', 'pachai'] },
  { is: 'red', words: ['ruby', 'maroon', 'laal', 'lal', 'erupu', 'sivappu'] },
  { is: 'blue', words: ['sapphire', 'turquoise', 'neela', 'neeli', 'firozi', 'neelam'] },
  { is: 'pink', words: ['peach', 'gulabi', 'rani pink'] },
  { is: 'white', words: ['safed', 'tella'] },
  { is: 'black', words: ['kala', 'kaala', 'kali', 'nalla', 'karuppu'] },
  { is: 'yellow', words: ['peela', 'peeli', 'pasupu'] },
  { is: 'purple', words: ['lavender', 'baingani', 'violet'] },
  { is: 'multi', words: ['multicolour', 'multicolor', 'multi colour', 'multi color', 'rang birangi'] },
  { is: 'gold colour', words: ['sunehra', 'sunehri', 'golden'] },
  { is: 'silver', words: ['chandi', 'vendi', 'velli'] },
];

const OCCASIONS: readonly Concept[] = [
  { is: 'bridal', words: ['dulhan', 'bride', 'shaadi', 'pelli', 'kalyanam', 'vivah', 'marriage'] },
  { is: 'wedding', words: ['wedding guest'] },
  { is: 'haldi', words: ['mehndi', 'haldi and mehndi', 'mehendi'] },
  { is: 'festive', words: ['diwali', 'navratri', 'garba', 'onam', 'durga puja'] },
  { is: 'daily', words: ['daily wear', 'everyday', 'roz', 'regular wear'] },
  { is: 'office', words: ['office wear', 'formal'] },
  { is: 'party', words: ['party wear', 'reception', 'cocktail'] },
  { is: 'dance', words: ['kuchipudi', 'arangetram', 'classical dance'] },
];

/** Motifs on pieces. */
const MOTIFS: readonly Concept[] = [
  { is: 'peacock', words: ['mor', 'mayur', 'mayil', 'nemali', 'mayura'] },
  { is: 'lotus', words: ['padma', 'tamara', 'thamarai'] },
  { is: 'elephant', words: ['gaj', 'gaja', 'hathi', 'haathi', 'yaanai'] },
  { is: 'flower', words: ['phool', 'floral', 'poo', 'puvvu'] },
  { is: 'lakshmi', words: ['laxmi', 'lakshmi devi', 'mahalakshmi'] },
  { is: 'heart', words: ['dil'] },
];

const WEARERS: readonly Concept[] = [
  { is: 'men', words: ['mens', 'men’s', 'gents', 'boys', 'man', 'male', 'purush'] },
  { is: 'women', words: ['womens', 'women’s', 'ladies', 'girls', 'girl', 'woman', 'female', 'lady', 'mahila'] },
];

/** Pieces by where they are worn, in each group the most searched first. */
export const WORN_ALIKE: readonly (readonly Concept[])[] = [NECK, EAR, HEAD, NOSE, HAND, WAIST_AND_FEET];

export const SYNONYMS: readonly Concept[] = [
  ...WORN_ALIKE.flat(),
  ...SETS_AND_OTHERS,
  ...WORK_AND_STONES,
  ...FINISH,
  ...BACKS,
  ...COLOURS,
  ...OCCASIONS,
  ...MOTIFS,
  ...WEARERS,
];

/** Vague words: they raise the rank of matching products but are never required. */
export const WISHES: readonly string[] = [
  ...WEARERS[1]!.words,
  'women',
  'jewellery',
  'jewelry',
  'jewelery',
  'jewellry',
  'jewels',
  'ornament',
  'ornaments',
  'gehna',
  'gahne',
  'nagalu',
  'imitation',
  'artificial',
  'fashion',
  'traditional',
  'plated',
  'latest',
  'design',
  'designs',
  'designer',
  'collection',
  'stylish',
  'trendy',
  'beautiful',
  'set',
  'sets',
  'pair',
  'piece',
  'pieces',
];

/** Words without any meaning for a piece. */
export const STOP_WORDS: readonly string[] = `a an and at by for from in is my of on or the to with without buy
   shop online price prices rate cost cheap best new show me need want i some any india indian
   only rs rupees inr good near low ke ka ki ko liye wala wali wale se kam aur
   chahiye mein`.split(/\s+/);
