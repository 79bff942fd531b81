import { useGetOne } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { RecordFrame } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { HomeSettings } from './HomeSettings.tsx';

/** What the home page shows by season and by price. */
export function HomeGroup() {
  const { data, error, refetch } = useGetOne<HomeSettingsRecord>('settings', { id: 'home' }, ERRORS_IN_PLACE);
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(home) => <HomeSettings key={home.version} home={home} refetch={refetch} />}
    </RecordFrame>
  );
}
