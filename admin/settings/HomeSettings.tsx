import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDayOfYear } from '#contract/shop/home-window.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { StateConflictDialog } from '../ui/dialog/StateConflictDialog.tsx';
import { HomeForm } from './HomeForm.tsx';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { Versions } from './Versions.tsx';
import { homeToSend, valuesOf } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';
import { useSaveHome } from './useSaveHome.ts';

const LABELS: FieldLabels<HomeValues> = {
  seasons: ['Seasons', (seasons) => seasons.map(seasonText).join('\n')],
  priceDoors: ['Price doors', (doors) => doors.map((price) => rupees(price ?? 0)).join(', ')],
};

function seasonText({ name, from, to, heading }: HomeValues['seasons'][number]): string {
  const days = [from, to].map((day) => (day ? formatDayOfYear(day) : 'no day'));
  return `${name} (${days.join(' to ')}): ${heading}`;
}

/** The seasons and price links of the home page. */
export function HomeSettings({ home, refetch }: { home: HomeSettingsRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const { save, isSaving, conflict, decideLater } = useSaveHome(home);
  // Keeps unsaved values across a re-render.
  const [opened] = useState(home);
  return (
    <>
      <HomeForm home={opened} isSaving={isSaving} isLocked={mayChange === false} onSave={(mine) => save(mine)} />
      <Versions<HomeValues, HomeSettingsRecord> row={home} valuesOf={valuesOf} toSend={homeToSend} labels={LABELS} />
      {conflict && (
        <StateConflictDialog
          title="Someone else changed the settings"
          facts={[
            ['Changed', instant(conflict.theirs.changedAt)],
            ...conflict.theirs.seasons.map(
              ({ name, from, to }) => [name, `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`] as const,
            ),
            ['Price doors', conflict.theirs.priceDoors.map((price) => rupees(price)).join(', ')],
          ]}
          onTheirs={() => {
            decideLater();
            refetch();
          }}
          onMine={() => void save(conflict.mine, conflict.theirs.version)}
          onClose={decideLater}
        />
      )}
    </>
  );
}
