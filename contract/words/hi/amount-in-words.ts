import type { Paise } from '../../shop/money.ts';

/** Hindi has a word of its own for each number up to 99. */
const UP_TO_99 =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );

/** Groups of the Indian numbering system, the largest first. Above a hundred crore, crores are counted again. */
const GROUPS: readonly (readonly [size: number, name: string])[] = [
  [1_00_00_000, 'करोड़'],
  [1_00_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
];

/**
 * Returns an amount in Hindi words, in the form of invoices and cheques.
 * @param amount whole paise, not negative
 * @example amountText(129950) // 'एक हज़ार दो सौ निन्यानवे रुपये और पचास पैसे मात्र'
 */
export function amountText(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const terms = [
    ...(rupees > 0 || paise === 0 ? [`${numberText(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`] : []),
    ...(paise > 0 ? [`${numberText(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`] : []),
  ];
  return `${terms.join(' और ')} मात्र`;
}

function numberText(number: number): string {
  const group = GROUPS.find(([size]) => number >= size);
  if (!group) return UP_TO_99[number]!;
  const [size, name] = group;
  const rest = number % size;
  return `${numberText(Math.floor(number / size))} ${name}${rest > 0 ? ` ${numberText(rest)}` : ''}`;
}
