import { localStorageStore } from 'react-admin';
import type { Store } from 'react-admin';
import { entrance } from './entrance.ts';

/** What somebody arranged for themselves: it outlasts signing out. */
const ARRANGED = /\.datatable/;

const stored = localStorageStore(undefined, entrance.role);

/** Where the lists keep how they were left; signing out drops that, and leaves what was arranged on purpose. */
export const store: Store = {
  ...stored,
  reset() {
    for (const key of Object.keys(stored.listItems?.() ?? {})) if (!ARRANGED.test(key)) stored.removeItem(key);
  },
};
