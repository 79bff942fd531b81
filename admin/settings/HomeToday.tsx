import { formatDayOfYear, seasonOn } from '#contract/shop/home-window.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { rupees } from '../ui/rupees.ts';
import { homeToSend } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';
import { formatDay } from '../words/dates.ts';

/** What the home page shows today with these values, and until when. */
export function HomeToday({ values, home: { today, collections } }: { values: HomeValues; home: HomeSettingsRecord }) {
  const nameOf = (address: string) => collections.find(({ seoUrl }) => seoUrl === address)?.displayName;
  const { seasons, priceDoors } = homeToSend(values);
  const season = seasonOn(seasons, today, (seoUrl) => nameOf(seoUrl) !== undefined);
  return (
    <Facts
      facts={[
        [common.day, formatDay(today)],
        [words.season, season ? words.seasonUntil(season.name, formatDayOfYear(season.to)) : words.noneTheWordsOfEvery],
        [words.heading, season?.heading],
        [common.text, season?.text],
        [words.button, season && words.buttonToCollection(season.button, nameOf(season.collection))],
        [
          words.priceDoors,
          priceDoors.length === 0 ? words.none : priceDoors.map((price) => words.underRupees(rupees(price))).join(', '),
        ],
      ]}
    />
  );
}
