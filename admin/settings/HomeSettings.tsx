import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { formatDayOfYear } from '#contract/shop/home-window.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { HomeForm } from './HomeForm.tsx';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { rupees } from '../ui/rupees.ts';
import { Versions } from './Versions.tsx';
import { homeToSend, valuesOf } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';
import { words } from '../words/en/settings.ts';

const LABELS: FieldLabels<HomeValues> = {
  seasons: [words.seasons, (seasons) => seasons.map(seasonText).join('\n')],
  priceDoors: [words.priceDoors, (doors) => doors.map((price) => rupees(price ?? 0)).join(', ')],
};

function seasonText({ name, from, to, heading }: HomeValues['seasons'][number]): string {
  const dayOf = (day: typeof from) => (day ? formatDayOfYear(day) : words.noDay);
  return words.seasonFromTo(name ?? '', dayOf(from), dayOf(to), heading ?? '');
}

/** The seasons and price links of the home page. */
export function HomeSettings({ home, refetch }: { home: HomeSettingsRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const notify = useNotify();
  const saving = useSaveRow<HomeValues, HomeSettingsRecord>({
    resource: 'settings',
    present: home,
    fields: LABELS,
    valuesOf,
    toSend: homeToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: () => notify(words.saved, { type: 'success' }),
  });
  // Keeps unsaved values across a re-render.
  const [opened] = useState(home);
  return (
    <>
      <HomeForm
        home={opened}
        isSaving={saving.isSaving}
        isLocked={mayChange === false}
        onSave={(mine) => saving.save(mine)}
      />
      <Versions<HomeValues, HomeSettingsRecord> row={home} valuesOf={valuesOf} toSend={homeToSend} labels={LABELS} />
      <RowConflictDialog title={words.someoneElseChangedTheSettings} saving={saving} refetch={refetch} />
    </>
  );
}
