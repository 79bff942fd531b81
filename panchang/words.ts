/*
 * The texts of the calendar: its events, its tithis, and the types of days and times. Plain lists and types without
 * astronomy, so a browser can import this file alone.
 */

export const FESTIVAL_TYPES = ['festival', 'fast', 'muhurat'] as const;
export type FestivalType = (typeof FESTIVAL_TYPES)[number];

/**
 * The key of every event in the calendar, from the first of its names. Two events of a year share a key if two
 * traditions celebrate one festival on two days.
 */
export const FESTIVAL_RULES = [
  // Chaitra to Ashadha
  'ugadi',
  'chaitra-navratri-ghatasthapana',
  'gangaur',
  'yamuna-chhath',
  'chaitra-durga-ashtami',
  'rama-navami',
  'mahavir-jayanti',
  'hanuman-jayanti',
  'akshaya-tritiya',
  'parashurama-jayanti',
  'ganga-saptami',
  'sita-navami',
  'narasimha-jayanti',
  'buddha-purnima',
  'narada-jayanti',
  'vat-savitri-vrat',
  'shani-jayanti',
  'ganga-dussehra',
  'vat-purnima',
  'ashadha-gupt-navratri-begins',
  'jagannath-rath-yatra',
  'bhadli-navami',
  'guru-purnima',
  'hariyali-amavasya',
  // Shravana and Bhadrapada
  'hariyali-teej',
  'nag-panchami',
  'varalakshmi-vratam',
  'raksha-bandhan',
  'kajari-teej',
  'hal-shashthi',
  'krishna-janmashtami',
  'dahi-handi',
  'hartalika-teej',
  'ganesh-chaturthi',
  'rishi-panchami',
  'jyeshtha-gauri-avahana',
  'jyeshtha-gauri-puja',
  'jyeshtha-gauri-visarjan',
  'mahalakshmi-vrat-begins',
  'radha-ashtami',
  'vamana-jayanti',
  'anant-chaturdashi',
  'pitru-paksha-begins',
  'jivitputrika-vrat',
  'gaja-lakshmi',
  'sarva-pitru-amavasya',
  // Ashvina and Kartika
  'sharad-navratri-ghatasthapana',
  'navratri-days',
  'saraswati-avahana',
  'saraswati-puja',
  'durga-ashtami',
  'maha-navami',
  'vijayadashami',
  'sharad-purnima',
  'karwa-chauth',
  'ahoi-ashtami',
  'govatsa-dwadashi',
  'dhanteras',
  'kali-chaudas',
  'naraka-chaturdashi',
  'diwali',
  'govardhan-puja',
  'bali-pratipada',
  'bhai-dooj',
  'labh-panchami',
  'chhath-nahay-khay',
  'chhath-kharna',
  'chhath-puja',
  'chhath-usha-arghya',
  'gopashtami',
  'akshaya-navami',
  'tulsi-vivah',
  'dev-diwali',
  'kartik-purnima',
  'kalabhairav-jayanti',
  // Margashirsha to Phalguna
  'vivah-panchami',
  'champa-shashthi',
  'gita-jayanti',
  'vaikuntha-ekadashi',
  'dattatreya-jayanti',
  'sakat-chauth',
  'pausha-purnima',
  'mauni-amavasya',
  'magha-gupt-navratri-begins',
  'ganesha-jayanti',
  'vasant-panchami',
  'ratha-saptami',
  'bhishma-ashtami',
  'maghi-purnima',
  'maha-shivaratri',
  'phulera-dooj',
  'holashtak-begins',
  'holika-dahan',
  'holi',
  'rang-panchami',
  'shitala-ashtami',
  // By the Sun and the stars
  'lohri',
  'makar-sankranti',
  'thai-pongal',
  'kharmas-begins',
  'kharmas-ends',
  'baisakhi',
  'puthandu',
  'vishu',
  'pohela-boishakh',
  'onam',
  'vishwakarma-puja',
  // Ekadashis, in the order of the months; the last two belong to an adhika month
  'kamada-ekadashi',
  'varuthini-ekadashi',
  'mohini-ekadashi',
  'apara-ekadashi',
  'nirjala-ekadashi',
  'yogini-ekadashi',
  'devshayani-ekadashi',
  'kamika-ekadashi',
  'shravana-putrada-ekadashi',
  'aja-ekadashi',
  'parsva-ekadashi',
  'indira-ekadashi',
  'papankusha-ekadashi',
  'rama-ekadashi',
  'devutthana-ekadashi',
  'utpanna-ekadashi',
  'mokshada-ekadashi',
  'saphala-ekadashi',
  'pausha-putrada-ekadashi',
  'shattila-ekadashi',
  'jaya-ekadashi',
  'vijaya-ekadashi',
  'amalaki-ekadashi',
  'papmochani-ekadashi',
  'padmini-ekadashi',
  'parama-ekadashi',
  // Monthly, or weekly in a month
  'pradosh',
  'sankashti-chaturthi',
  'vinayaka-chaturthi',
  'masik-shivaratri',
  'purnima',
  'purnima-vrat',
  'amavasya',
  'sawan-somvar',
  'mangala-gauri',
  'kalashtami',
  'skanda-shashthi',
  // Days for buying jewellery
  'pushya-nakshatra',
  'guru-pushya',
  'ravi-pushya',
] as const;
export type FestivalRule = (typeof FESTIVAL_RULES)[number];

/** A time span for a rite or a purchase: 'Pujan muhurat', 'Moonrise', 'Parana'. */
export interface AuspiciousTime {
  label: string;
  /** Milliseconds since 1970, UTC. */
  fromAt: number;
  /** Equal to `fromAt` for a single moment. */
  toAt: number;
}

/** The names of the fifteen tithis of each half. The fifteenth is Purnima; in the dark half it is Amavasya. */
export const TITHI_NAMES = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
] as const;

/** The lunar month of a day, in the northern (purnimanta) and the southern (amanta) reckoning. */
export interface LunarDay {
  /** 'Kartika', 'Adhika Jyeshtha'. */
  month: string;
  amantaMonth: string;
  paksha: 'Shukla' | 'Krishna';
  /** 1 to 15; 15 is Purnima in the bright half and Amavasya in the dark one. */
  tithi: number;
}

/** One event of a year's calendar. */
export interface FestivalEvent {
  /** Identifies the rule in every year: 'karwa-chauth', 'nirjala-ekadashi', 'pradosh'. */
  rule: FestivalRule;
  /** Unique in its year, for addresses: 'karwa-chauth', 'pradosh-1-january'. */
  slug: string;
  /** The day of the event at the location, YYYY-MM-DD, and the last day of an event of several days. */
  date: string;
  lastDate: string;
  name: string;
  type: FestivalType;
  lunarDay: LunarDay;
  /** The times as text, 'Pujan 5:33 pm to 6:50 pm'. Empty when none is known. */
  muhurat: string;
  times: AuspiciousTime[];
  /** A note, if almanacs differ or the location matters. */
  note: string;
}

/** A limb of the panchang (tithi, nakshatra, yoga, karana) that is current on a day. */
export interface PanchangLimb {
  name: string;
  /** When it ends, milliseconds since 1970, UTC; on the day or after it. */
  untilAt: number;
}

/** An almanac's entry for a day at a location, from its sunrise to the next. Instants as in `AuspiciousTime`. */
export interface DayPanchang {
  date: string;
  lunarDay: LunarDay;
  sunriseAt: number;
  sunsetAt: number;
  /** Null on the one day a month without one. */
  moonriseAt: number | null;
  moonsetAt: number | null;
  /** Each list begins with the limb at sunrise. */
  tithis: PanchangLimb[];
  nakshatras: PanchangLimb[];
  yogas: PanchangLimb[];
  karanas: PanchangLimb[];
  /** Good times of the day: Brahma muhurat, Abhijit (not on a Wednesday), Godhuli, Nishita. */
  good: AuspiciousTime[];
  /** Times unsuitable for beginnings: Rahu kaal. */
  avoided: AuspiciousTime[];
}
