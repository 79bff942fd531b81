import { localStorageStore } from 'react-admin';
import type { Store } from 'react-admin';
import { entrance } from './entrance.ts';

/** Settings of tables, which survive sign-out. */
const ARRANGED = /\.datatable/;

const stored = localStorageStore(undefined, entrance.role);

/** The state of lists. Sign-out clears it, except for settings of tables. */
export const store: Store = {
  ...stored,
  reset() {
    for (const key of Object.keys(stored.listItems?.() ?? {})) if (!ARRANGED.test(key)) stored.removeItem(key);
  },
};
