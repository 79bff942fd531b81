import { describe, expect, test } from 'vitest';
import { festivalYear } from './festival-year.ts';

/** Days that almanacs, newspapers and lists of public holidays printed for New Delhi, by rule. */
const PRINTED = `
  2025-01-13 pausha-purnima
  2025-01-13 lohri
  2025-01-14 makar-sankranti
  2025-01-14 thai-pongal
  2025-01-17 sakat-chauth
  2025-01-29 mauni-amavasya
  2025-01-30 magha-gupt-navratri-begins
  2025-02-01 ganesha-jayanti
  2025-02-02 vasant-panchami
  2025-02-04 ratha-saptami
  2025-02-05 bhishma-ashtami
  2025-02-12 maghi-purnima
  2025-02-26 maha-shivaratri
  2025-03-01 phulera-dooj
  2025-03-07 holashtak-begins
  2025-03-13 holika-dahan
  2025-03-14 holi
  2025-03-19 rang-panchami
  2025-03-22 shitala-ashtami
  2025-03-30 ugadi
  2025-03-31 gangaur
  2025-04-03 yamuna-chhath
  2025-04-05 chaitra-durga-ashtami
  2025-04-06 rama-navami
  2025-04-10 mahavir-jayanti
  2025-04-12 hanuman-jayanti
  2025-04-14 baisakhi
  2025-04-14 vishu
  2025-04-14 puthandu
  2025-04-15 pohela-boishakh
  2025-04-29 parashurama-jayanti
  2025-04-30 akshaya-tritiya
  2025-05-03 ganga-saptami
  2025-05-05 sita-navami
  2025-05-11 narasimha-jayanti
  2025-05-12 buddha-purnima
  2025-05-13 narada-jayanti
  2025-05-26 vat-savitri-vrat
  2025-05-27 shani-jayanti
  2025-06-05 ganga-dussehra
  2025-06-10 vat-purnima
  2025-06-26 ashadha-gupt-navratri-begins
  2025-06-27 jagannath-rath-yatra
  2025-07-04 bhadli-navami
  2025-07-10 guru-purnima
  2025-07-24 hariyali-amavasya
  2025-07-27 hariyali-teej
  2025-07-29 nag-panchami
  2025-08-08 varalakshmi-vratam
  2025-08-09 raksha-bandhan
  2025-08-12 kajari-teej
  2025-08-14 hal-shashthi
  2025-08-15 krishna-janmashtami-smarta
  2025-08-16 krishna-janmashtami
  2025-08-16 dahi-handi
  2025-08-26 hartalika-teej
  2025-08-27 ganesh-chaturthi
  2025-08-28 rishi-panchami
  2025-08-31 mahalakshmi-vrat-begins
  2025-08-31 radha-ashtami
  2025-08-31 jyeshtha-gauri-avahana
  2025-09-01 jyeshtha-gauri-puja
  2025-09-02 jyeshtha-gauri-visarjan
  2025-09-04 vamana-jayanti
  2025-09-05 onam
  2025-09-06 anant-chaturdashi
  2025-09-07 pitru-paksha-begins
  2025-09-14 jivitputrika-vrat
  2025-09-14 gaja-lakshmi
  2025-09-17 vishwakarma-puja
  2025-09-21 sarva-pitru-amavasya
  2025-09-22 sharad-navratri-ghatasthapana
  2025-09-30 durga-ashtami
  2025-10-01 maha-navami
  2025-10-02 vijayadashami
  2025-10-06 sharad-purnima
  2025-10-10 karwa-chauth
  2025-10-13 ahoi-ashtami
  2025-10-17 govatsa-dwadashi
  2025-10-18 dhanteras
  2025-10-19 kali-chaudas
  2025-10-20 naraka-chaturdashi
  2025-10-20 diwali
  2025-10-22 govardhan-puja
  2025-10-23 bhai-dooj
  2025-10-25 chhath-nahay-khay
  2025-10-26 labh-panchami
  2025-10-26 chhath-kharna
  2025-10-27 chhath-puja
  2025-10-28 chhath-usha-arghya
  2025-10-30 gopashtami
  2025-10-31 akshaya-navami
  2025-11-02 tulsi-vivah
  2025-11-05 dev-diwali
  2025-11-05 kartik-purnima
  2025-11-12 kalabhairav-jayanti
  2025-11-25 vivah-panchami
  2025-11-26 champa-shashthi
  2025-12-04 dattatreya-jayanti

  2026-01-03 pausha-purnima
  2026-01-06 sakat-chauth
  2026-01-13 lohri
  2026-01-14 makar-sankranti
  2026-01-14 thai-pongal
  2026-01-18 mauni-amavasya
  2026-01-19 magha-gupt-navratri-begins
  2026-01-22 ganesha-jayanti
  2026-01-23 vasant-panchami
  2026-01-25 ratha-saptami
  2026-01-26 bhishma-ashtami
  2026-02-01 maghi-purnima
  2026-02-15 maha-shivaratri
  2026-02-19 phulera-dooj
  2026-02-24 holashtak-begins
  2026-03-03 holika-dahan
  2026-03-04 holi
  2026-03-08 rang-panchami
  2026-03-11 shitala-ashtami
  2026-03-19 ugadi
  2026-03-21 gangaur
  2026-03-24 yamuna-chhath
  2026-03-26 chaitra-durga-ashtami
  2026-03-26 rama-navami
  2026-03-31 mahavir-jayanti
  2026-04-02 hanuman-jayanti
  2026-04-14 baisakhi
  2026-04-14 puthandu
  2026-04-15 vishu
  2026-04-15 pohela-boishakh
  2026-04-19 akshaya-tritiya
  2026-04-19 parashurama-jayanti
  2026-04-23 ganga-saptami
  2026-04-25 sita-navami
  2026-04-30 narasimha-jayanti
  2026-05-01 buddha-purnima
  2026-05-02 narada-jayanti
  2026-05-16 vat-savitri-vrat
  2026-05-16 shani-jayanti
  2026-05-25 ganga-dussehra
  2026-06-29 vat-purnima
  2026-07-15 ashadha-gupt-navratri-begins
  2026-07-16 jagannath-rath-yatra
  2026-07-22 bhadli-navami
  2026-07-29 guru-purnima
  2026-08-12 hariyali-amavasya
  2026-08-15 hariyali-teej
  2026-08-17 nag-panchami
  2026-08-26 onam
  2026-08-28 raksha-bandhan
  2026-08-28 varalakshmi-vratam
  2026-08-31 kajari-teej
  2026-09-02 hal-shashthi
  2026-09-04 krishna-janmashtami-smarta
  2026-09-04 krishna-janmashtami
  2026-09-05 dahi-handi
  2026-09-14 hartalika-teej
  2026-09-14 ganesh-chaturthi
  2026-09-15 rishi-panchami
  2026-09-17 jyeshtha-gauri-avahana
  2026-09-17 vishwakarma-puja
  2026-09-18 mahalakshmi-vrat-begins
  2026-09-18 jyeshtha-gauri-puja
  2026-09-19 radha-ashtami
  2026-09-19 jyeshtha-gauri-visarjan
  2026-09-23 vamana-jayanti
  2026-09-25 anant-chaturdashi
  2026-09-26 pitru-paksha-begins
  2026-10-03 jivitputrika-vrat
  2026-10-03 gaja-lakshmi
  2026-10-10 sarva-pitru-amavasya
  2026-10-11 sharad-navratri-ghatasthapana
  2026-10-19 durga-ashtami
  2026-10-19 maha-navami
  2026-10-20 vijayadashami
  2026-10-25 sharad-purnima
  2026-10-29 karwa-chauth
  2026-11-01 ahoi-ashtami
  2026-11-05 govatsa-dwadashi
  2026-11-06 dhanteras
  2026-11-07 kali-chaudas
  2026-11-08 naraka-chaturdashi
  2026-11-08 diwali
  2026-11-10 govardhan-puja
  2026-11-11 bhai-dooj
  2026-11-13 chhath-nahay-khay
  2026-11-14 labh-panchami
  2026-11-14 chhath-kharna
  2026-11-15 chhath-puja
  2026-11-16 chhath-usha-arghya
  2026-11-17 gopashtami
  2026-11-18 akshaya-navami
  2026-11-21 tulsi-vivah
  2026-11-24 dev-diwali
  2026-11-24 kartik-purnima
  2026-12-01 kalabhairav-jayanti
  2026-12-14 vivah-panchami
  2026-12-15 champa-shashthi
  2026-12-23 dattatreya-jayanti
`;

const rows = PRINTED.split('\n').flatMap((line) => {
  const [date, rule] = line.trim().split(' ');
  return date && rule ? [{ date, rule, year: Number(date.slice(0, 4)) }] : [];
});

/**
 * Returns the rule's key. The two traditions have separate rows only if householders and temples have different days.
 */
function keptAs(year: number, rule: string): string {
  const apart = festivalYear(year).some(({ slug }) => slug === rule);
  return rule === 'krishna-janmashtami-smarta' && !apart ? 'krishna-janmashtami' : rule;
}

describe('the printed days of 2025 and 2026', () => {
  test('are all here', () => {
    expect(rows.filter(({ year }) => year === 2025)).toHaveLength(99);
    expect(rows.filter(({ year }) => year === 2026)).toHaveLength(99);
  });

  test.each(rows)('$date $rule', ({ date, rule, year }) => {
    const slug = keptAs(year, rule);
    const found = festivalYear(year).filter((event) => event.slug === slug);
    expect(found.map((event) => event.date)).toEqual([date]);
  });
});
