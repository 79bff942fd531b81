import type { Picture } from './picture.ts';

/* Keeps dropped pictures and their progress in this browser, so that a reload loses nothing. */

const NAME = 'dropped-pictures';
const STORES = ['pictures', 'files'] as const;
type Store = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      // Signing out in another tab removes the database.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = undefined;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores nothing.')));
  });
  return opening;
}

/** Runs requests in one transaction, and resolves once they are stored. */
async function within<Result>(
  mode: IDBTransactionMode,
  run: (storeOf: (name: Store) => IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const transaction = (await open()).transaction(STORES, mode);
  const request = run((name) => transaction.objectStore(name));
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser stores nothing.')));
  });
  return request?.result;
}

/** Stores pictures, and the files they are in. A file that finds no room has to be chosen again after a reload. */
export async function keepPictures(
  pictures: readonly Picture[],
  files: ReadonlyMap<string, File> = new Map(),
): Promise<void> {
  await within('readwrite', (storeOf) => {
    for (const picture of pictures) storeOf('pictures').put(picture, picture.id);
    return undefined;
  });
  for (const [id, file] of files) {
    await within('readwrite', (storeOf) => storeOf('files').put(file, id)).catch(() => undefined);
  }
}

/** Returns the stored pictures, in the order in which they were added. */
export async function keptPictures(): Promise<Picture[]> {
  const pictures = (await within('readonly', (storeOf) => storeOf('pictures').getAll() as IDBRequest<Picture[]>)) ?? [];
  return pictures.toSorted((one, other) => one.at - other.at);
}

export async function keptFile(id: string): Promise<File | undefined> {
  return within('readonly', (storeOf) => storeOf('files').get(id) as IDBRequest<File | undefined>);
}

/** Removes pictures and files that no other picture is in. */
export async function dropPictures(ids: readonly string[], fileIds: readonly string[]): Promise<void> {
  await within('readwrite', (storeOf) => {
    for (const id of ids) storeOf('pictures').delete(id);
    for (const id of fileIds) storeOf('files').delete(id);
    return undefined;
  });
}

/** Forgets all pictures, at the sign-out. */
export function forgetDrop(): void {
  indexedDB.deleteDatabase(NAME);
}
