import { useGetOne } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RecordFrame } from '../ui/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/errorsInPlace.ts';
import { HomeSettings } from './HomeSettings.tsx';

/** The settings, group by group. */
export function SettingsPage() {
  const { data, error, refetch } = useGetOne<HomeSettingsRecord>('settings', { id: 'home' }, ERRORS_IN_PLACE);
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(home) => (
        <>
          <PageHeading title="Settings" />
          <HomeSettings key={home.version} home={home} refetch={refetch} />
        </>
      )}
    </RecordFrame>
  );
}
