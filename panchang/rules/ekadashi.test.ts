import { describe, expect, test } from 'vitest';
import { festivalYear } from '../festival-year.ts';

/**
 * The day of householders and the name
 * begin and end of the tithi
 * parana on the next day
 * the day of Vaishnavas if it differs. As printed for New Delhi.
 */
const PRINTED = `
  2025-01-10 pausha-putrada-ekadashi | 01-09 12:23 01-10 10:20 | 07:15 08:22 | -
  2025-01-25 shattila-ekadashi | 01-24 19:25 01-25 20:32 | 07:12 09:21 | -
  2025-02-08 jaya-ekadashi | 02-07 21:27 02-08 20:16 | 07:04 09:17 | -
  2025-02-24 vijaya-ekadashi | 02-23 13:56 02-24 13:45 | 06:50 09:08 | -
  2025-03-10 amalaki-ekadashi | 03-09 07:46 03-10 07:45 | 06:35 08:14 | -
  2025-03-25 papmochani-ekadashi | 03-25 05:06 03-26 03:46 | 13:41 16:08 | 2025-03-26
  2025-04-08 kamada-ekadashi | 04-07 20:01 04-08 21:13 | 06:02 08:35 | -
  2025-04-24 varuthini-ekadashi | 04-23 16:44 04-24 14:33 | 05:46 08:23 | -
  2025-05-08 mohini-ekadashi | 05-07 10:20 05-08 12:30 | 05:34 08:16 | -
  2025-05-23 apara-ekadashi | 05-23 01:13 05-23 22:30 | 05:26 08:11 | -
  2025-06-06 nirjala-ekadashi | 06-06 02:16 06-07 04:48 | 13:44 16:30 | 2025-06-07
  2025-06-21 yogini-ekadashi | 06-21 07:19 06-22 04:28 | 13:47 16:35 | 2025-06-22
  2025-07-06 devshayani-ekadashi | 07-05 18:59 07-06 21:16 | 05:29 08:16 | -
  2025-07-21 kamika-ekadashi | 07-20 12:13 07-21 09:39 | 05:37 07:06 | -
  2025-08-05 shravana-putrada-ekadashi | 08-04 11:42 08-05 13:13 | 05:45 08:26 | -
  2025-08-19 aja-ekadashi | 08-18 17:23 08-19 15:33 | 05:53 08:30 | -
  2025-09-03 parsva-ekadashi | 09-03 03:53 09-04 04:22 | 13:36 16:08 | -
  2025-09-17 indira-ekadashi | 09-17 00:22 09-17 23:40 | 06:08 08:35 | -
  2025-10-03 papankusha-ekadashi | 10-02 19:11 10-03 18:34 | 06:16 08:37 | -
  2025-10-17 rama-ekadashi | 10-16 10:36 10-17 11:13 | 06:24 08:41 | -
  2025-11-01 devutthana-ekadashi | 11-01 09:12 11-02 07:32 | 13:11 15:23 | 2025-11-02
  2025-11-15 utpanna-ekadashi | 11-15 00:50 11-16 02:38 | 13:10 15:19 | -
  2025-12-01 mokshada-ekadashi | 11-30 21:30 12-01 19:02 | 06:57 09:02 | -
  2025-12-15 saphala-ekadashi | 12-14 18:50 12-15 21:20 | 07:07 09:11 | -
  2025-12-30 pausha-putrada-ekadashi | 12-30 07:52 12-31 05:01 | 13:26 15:31 | 2025-12-31

  2026-01-14 shattila-ekadashi | 01-13 15:18 01-14 17:53 | 07:15 09:21 | -
  2026-01-29 jaya-ekadashi | 01-28 16:36 01-29 13:56 | 07:10 09:20 | -
  2026-02-13 vijaya-ekadashi | 02-12 12:23 02-13 14:26 | 07:00 09:14 | -
  2026-02-27 amalaki-ekadashi | 02-27 00:34 02-27 22:33 | 06:48 09:06 | -
  2026-03-15 papmochani-ekadashi | 03-14 08:11 03-15 09:17 | 06:30 08:54 | -
  2026-03-29 kamada-ekadashi | 03-28 08:46 03-29 07:47 | 06:14 07:10 | -
  2026-04-13 varuthini-ekadashi | 04-13 01:17 04-14 01:09 | 06:55 08:31 | -
  2026-04-27 mohini-ekadashi | 04-26 18:07 04-27 18:16 | 05:43 08:22 | -
  2026-05-13 apara-ekadashi | 05-12 14:53 05-13 13:30 | 05:31 08:14 | -
  2026-05-27 padmini-ekadashi | 05-26 05:11 05-27 06:22 | 05:25 07:57 | -
  2026-06-11 parama-ekadashi | 06-11 00:58 06-11 22:37 | 05:23 08:10 | -
  2026-06-25 nirjala-ekadashi | 06-24 18:13 06-25 20:10 | 05:25 08:13 | -
  2026-07-10 yogini-ekadashi | 07-10 08:17 07-11 05:23 | 13:50 16:36 | 2026-07-11
  2026-07-25 devshayani-ekadashi | 07-24 09:13 07-25 11:35 | 05:39 08:23 | -
  2026-08-09 kamika-ekadashi | 08-08 14:00 08-09 11:05 | 05:48 08:01 | -
  2026-08-23 shravana-putrada-ekadashi | 08-23 02:01 08-24 04:19 | 13:41 16:16 | 2026-08-24
  2026-09-07 aja-ekadashi | 09-06 19:30 09-07 17:05 | 06:03 08:33 | -
  2026-09-22 parsva-ekadashi | 09-21 20:01 09-22 21:44 | 06:10 08:35 | -
  2026-10-06 indira-ekadashi | 10-06 02:08 10-07 00:35 | 06:17 08:38 | -
  2026-10-22 papankusha-ekadashi | 10-21 14:12 10-22 14:48 | 06:27 08:42 | -
  2026-11-05 rama-ekadashi | 11-04 11:04 11-05 10:36 | 06:37 08:48 | -
  2026-11-20 devutthana-ekadashi | 11-20 07:16 11-21 06:32 | 13:11 15:18 | 2026-11-21
  2026-12-04 utpanna-ekadashi | 12-03 23:04 12-04 23:45 | 06:59 09:04 | -
  2026-12-20 mokshada-ekadashi | 12-19 22:10 12-20 20:15 | 07:09 09:13 | -
`;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOLERANCE = 2;

const rows = PRINTED.split('\n').flatMap((line) => {
  const [day = '', tithi = '', parana = '', vaishnava = ''] = line.split('|').map((cell) => cell.trim());
  const [date, rule] = day.split(' ');
  if (!date || !rule) return [];
  const year = Number(date.slice(0, 4));
  const [beginDay, begins, endDay, ends] = tithi.split(' ');
  const [from, to] = parana.split(' ');
  const next = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
  return [
    {
      date,
      rule,
      year,
      tithi: [`${year}-${beginDay}T${begins}`, `${year}-${endDay}T${ends}`],
      parana: [`${next}T${from}`, `${next}T${to}`],
      vaishnava: vaishnava === '-' ? undefined : vaishnava,
    },
  ];
});

function found(year: number, rule: string, date: string) {
  return festivalYear(year).find((event) => event.rule === rule && event.date === date)!;
}

/** Returns the minutes between a computed and a printed instant. */
function minutesOff(instant: number, printed: string): number {
  return Math.abs(instant - Date.parse(`${printed}:00+05:30`)) / MINUTE;
}

describe('the printed Ekadashis of 2025 and 2026', () => {
  test('are all here', () => expect(rows).toHaveLength(49));

  test.each(rows)('$date $rule', ({ date, rule, year, tithi, parana, vaishnava }) => {
    const event = found(year, rule, date);
    expect(event).toMatchObject({ type: 'fast', rule });
    for (const [label, printed] of [
      ['Ekadashi tithi', tithi],
      ['Parana', parana],
    ] as const) {
      const time = event.times.find((candidate) => candidate.label === label)!;
      expect(minutesOff(time.fromAt, printed[0]!), `${label} begins`).toBeLessThanOrEqual(TOLERANCE);
      expect(minutesOff(time.toAt, printed[1]!), `${label} ends`).toBeLessThanOrEqual(TOLERANCE);
    }
    const beside = festivalYear(year).filter((other) => other.rule === rule && other.name.endsWith(' (Vaishnava)'));
    const near = beside.filter((other) => Math.abs(Date.parse(other.date) - Date.parse(date)) < 4 * DAY);
    expect(near.map((other) => other.date)).toEqual(vaishnava ? [vaishnava] : []);
  });

  test.each([2025, 2026])('in %i there are no others', (year) => {
    const main = festivalYear(year).filter(({ rule, slug }) => {
      return rule.endsWith('-ekadashi') && rule !== 'vaikuntha-ekadashi' && !slug.endsWith('-vaishnava');
    });
    expect(main.map(({ date }) => date)).toEqual(rows.filter((row) => row.year === year).map(({ date }) => date));
  });
});
