import type { CollectionRule } from '#contract/calls/collections.ts';
import type { Family } from '#contract/shop/attributes.ts';
import { foldingKey } from './folding.ts';

/*
 * Words that do not name a piece but its purpose: an occasion, a recipient, a price, a brand. They become filters, and
 * the page shows how they were understood.
 */

/** The recipient of a piece. */
export type Recipient = 'her' | 'him' | 'anyone';

/** The meaning of a word that does not name a piece. */
export type Said =
  | { kind: 'occasion'; occasions: NonNullable<CollectionRule['occasions']>; words: string }
  | { kind: 'gift'; words: string; recipient?: Recipient }
  | { kind: 'recipient'; recipient: Recipient }
  | { kind: 'brand'; brand: string; family: Family | undefined };

const OCCASIONS: readonly (Extract<Said, { kind: 'occasion' }> & { typed: string })[] = [
  {
    kind: 'occasion',
    occasions: ['Haldi and mehndi'],
    words: 'jewellery for haldi and mehndi',
    typed:
      'haldi, haldi mehndi, haldi and mehndi, haldi function, haldi ceremony, haldi kumkum, mehndi, mehendi, mehandi, mehndi function',
  },
  {
    kind: 'occasion',
    occasions: ['Bridal', 'Wedding guest'],
    words: 'jewellery for weddings',
    typed:
      'wedding, weddings, wedding wear, shaadi, shadi, shaadi wear, vivah, lagna, lagan, pelli, kalyanam, marriage, marriage function, engagement, sagai, ring ceremony, sangeet, biye, muhurtham',
  },
  {
    kind: 'occasion',
    occasions: ['Bridal'],
    words: 'bridal jewellery',
    typed: 'bridal, bridal wear, bride, dulhan, dulhan wear',
  },
  {
    kind: 'occasion',
    occasions: ['Wedding guest'],
    words: 'jewellery for wedding guests',
    typed: 'wedding guest, baraat, bridesmaid, bridesmaids',
  },
  {
    kind: 'occasion',
    occasions: ['Office'],
    words: 'jewellery for the office',
    typed: 'office, office wear, officewear, formal, formal wear, work wear, workwear, corporate, interview',
  },
  {
    kind: 'occasion',
    occasions: ['Daily'],
    words: 'jewellery for every day',
    typed:
      'daily, daily wear, dailywear, daily use, everyday, every day, everyday wear, regular wear, roz, rozana, roz pehne, casual, casual wear, college wear, college',
  },
  {
    kind: 'occasion',
    occasions: ['Party'],
    words: 'jewellery for parties',
    typed: 'party, party wear, partywear, reception, cocktail party, cocktail night, birthday party, new year party',
  },
  {
    kind: 'occasion',
    occasions: ['Festive'],
    words: 'jewellery for festivals',
    typed:
      'festive, festival, festive wear, diwali, deepavali, dipawali, navratri, navaratri, garba, dandiya, dussehra, durga puja, durga pooja, onam, pongal, sankranti, ugadi, gudi padwa, teej, karwa chauth, karva chauth, karvachauth, ganesh chaturthi, ganpati, eid, dhanteras, akshaya tritiya, vishu, baisakhi, lohri, holi, christmas, tyohar',
  },
  {
    kind: 'occasion',
    occasions: ['Puja'],
    words: 'jewellery for puja',
    typed: 'puja, pooja, vrat, vratam, varalakshmi, varalakshmi vratam, mandir',
  },
  {
    kind: 'occasion',
    occasions: ['Dance'],
    words: 'jewellery for dance',
    typed: 'dance, classical dance, kuchipudi, arangetram, mohiniyattam, kathak, dance performance',
  },
];

const GIFTS: readonly (Extract<Said, { kind: 'gift' }> & { typed: string })[] = [
  {
    kind: 'gift',
    words: 'gifts',
    typed:
      'gift, gifts, gifting, gift item, gift items, gift ideas, present, tohfa, tohfe, uphaar, uphar, birthday, birthday gift, anniversary, anniversary gift, return gift, return gifts, valentine, valentines, valentines day, valentine gift',
  },
  {
    kind: 'gift',
    words: 'gifts for Raksha Bandhan',
    typed: 'rakhi, rakhi gift, rakhi gifts, raksha bandhan, rakshabandhan, rakhee, bhai dooj, bhaidooj, bhai dooj gift',
  },
  { kind: 'gift', words: 'gifts', recipient: 'her', typed: 'mothers day, mother’s day, womens day, women’s day' },
  { kind: 'gift', words: 'gifts', recipient: 'him', typed: 'fathers day, father’s day' },
];

const RECIPIENTS: Record<Recipient, string> = {
  her: `wife, wifey, biwi, patni, bharya, sister, sisters, sis, didi, behen, behan, bahen, akka, chelli, thangachi, mom, mother, mummy, mum, maa, mumma,
    amma, aai, ammi, mother in law, saas, saasu maa, daughter, beti, bitiya, girlfriend, gf, her, fiancee, bhabhi, sister in law, nanad, aunt, aunty, bua, mausi, chachi,
    grandmother, nani, dadi, niece, bestie, mothers, wives`,
  him: `husband, hubby, pati dev, boyfriend, bf, brother, brothers, bhai, bhaiya, father, dad, daddy, papa, nanna, son, beta, groom, dulha,
    him, fiance, uncle, brother in law, jija, jiju, father in law, sasur`,
  anyone: 'friend, friends, dost, colleague, teacher, boss, someone special, couple, family, relatives, parents',
};

/** Brands that shoppers search for and that are not sold here, by the family they are known for. */
const BRANDS: readonly { family: Family | undefined; names: string }[] = [
  {
    family: 'watch',
    names:
      'Titan, Fastrack, Sonata, Casio, Fossil, Rolex, Timex, Tissot, Omega, Seiko, Citizen, Rado, Daniel Wellington, Michael Kors, Armani, Guess, Apple, Noise, boAt, Fire-Boltt, HMT, Maxima, G-Shock',
  },
  {
    family: undefined,
    names:
      'Tanishq, Mia by Tanishq, CaratLane, Kalyan Jewellers, Kalyan, Malabar Gold, Malabar, Joyalukkas, BlueStone, GIVA, PC Jeweller, Senco, GRT, Lalithaa, Bhima, PNG, Pandora, Swarovski, Tiffany, Cartier, Zaveri Pearls, Voylla, Sukkhi, Priyaasi, Rubans, Accessorize, Orra, Palmonas, Salty, Kushals',
  },
];

/** By the folding keys of the words. */
const meanings = new Map<string, Said>();
function learn(input: string, said: Said): void {
  for (const text of input.split(',')) meanings.set(foldingKey(text), said);
}
for (const { typed, ...said } of OCCASIONS) learn(typed, said);
for (const { typed, ...said } of GIFTS) learn(typed, said);
for (const [recipient, typed] of Object.entries(RECIPIENTS))
  learn(typed, { kind: 'recipient', recipient: recipient as Recipient });
for (const { family, names } of BRANDS)
  for (const brand of names.split(', ')) learn(brand, { kind: 'brand', brand, family });

/** The most words of such a phrase. */
export const LONGEST_SAID = 3;

/** Returns the meaning of words that do not name a piece, by their folding key; undefined if they have none. */
export function saidBy(key: string): Said | undefined {
  return meanings.get(key);
}
