import { formatDay } from '#contract/shop/dates.ts';
import { formatDayOfYear, seasonOn } from '#contract/shop/home-window.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { rupees } from '../ui/rupees.ts';
import { homeToSend } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';

/** What the home page shows today with these values, and until when. */
export function HomeToday({ values, home: { today, collections } }: { values: HomeValues; home: HomeSettingsRecord }) {
  const nameOf = (address: string) => collections.find(({ seoUrl }) => seoUrl === address)?.displayName;
  const { seasons, priceDoors } = homeToSend(values);
  const season = seasonOn(seasons, today, (seoUrl) => nameOf(seoUrl) !== undefined);
  return (
    <Facts
      facts={[
        ['Day', formatDay(today)],
        ['Season', season ? `${season.name}, until ${formatDayOfYear(season.to)}` : 'None: the words of every day'],
        ['Heading', season?.heading],
        ['Text', season?.text],
        ['Button', season && `${season.button} (to “${nameOf(season.collection)}”)`],
        [
          'Price doors',
          priceDoors.length === 0 ? 'None' : priceDoors.map((price) => `Under ${rupees(price)}`).join(', '),
        ],
      ]}
    />
  );
}
