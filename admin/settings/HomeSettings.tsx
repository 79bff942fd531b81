import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { HomeConflictDialog } from './HomeConflictDialog.tsx';
import { HomeForm } from './HomeForm.tsx';
import { useSaveHome } from './useSaveHome.ts';

/** What the home page shows by season and by price, to be read or written anew. */
export function HomeSettings({ home, refetch }: { home: HomeSettingsRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const { save, isSaving, conflict, decideLater } = useSaveHome(home);
  // What is typed must not be lost when the page draws itself again.
  const [opened] = useState(home);
  return (
    <>
      <HomeForm home={opened} isSaving={isSaving} isLocked={mayChange === false} onSave={(mine) => save(mine)} />
      {conflict && (
        <HomeConflictDialog
          theirs={conflict.theirs}
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
