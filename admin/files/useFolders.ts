import { useCallback, useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import type { FileFolderRecord } from '../providers/records.ts';

/** The folders of the library with what is in them; those that were known stay while they are asked for again. */
export function useFolders() {
  const [folders, setFolders] = useState<FileFolderRecord[]>([]);
  const ask = useCallback(() => {
    call('/api/admin/files/folders').then(
      ({ json }) => setFolders(json as FileFolderRecord[]),
      // The list beside it says that the shop cannot be reached.
      () => undefined,
    );
  }, []);
  useEffect(ask, [ask]);
  return { folders: folders.filter(({ folder }) => folder !== ''), askFolders: ask };
}
