import { UPLOAD_FAILED } from '#contract/messages.ts';
import type { PictureNames, Matched, TableLine } from './matchPictures.ts';
import { askedAgain, isUnreached } from '../../files/again.ts';
import { sendInPieces } from '../../files/sendFile.ts';
import { messageOf } from '../../providers/call.ts';
import type { ProductCodesRecord } from '../../providers/records.ts';
import { dropPictures, keepPictures, keptFile, keptPictures } from './keptDrop.ts';
import { comparePlaces, lastPlace, matchCode, matchPicture, pictureNames, tableKey } from './matchPictures.ts';
import { addPictures, pictureWithContent } from './pictureCalls.ts';
import { PictureFault, preparePicture } from './preparePicture.ts';
import { blobOf, MOST_PICTURES, readSources } from './readSources.ts';
import type { DroppedFile, SourceFile } from './readSources.ts';
import { isDone } from './picture.ts';
import type { Picture } from './picture.ts';
import { reasonText } from './reasonText.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';
import { shared } from '../../words/language.ts';

/** The state of a drop, as the page shows it. */
export interface DropState {
  pictures: readonly Picture[];
  isLoaded: boolean;
  isReading: boolean;
  isSending: boolean;
  errors: readonly string[];
}

/** The number of pictures that are sent at the same time. */
const AT_ONCE = 3;
/** The name of an uploaded file can have this many characters. */
const NAME_MAX = 80;

/** A file in the library, and whether it was there before. */
interface Sent {
  key: string;
  text: string | null;
}

/**
 * The pictures that one person dropped. It lives as long as the page of the console, so that sending goes on while
 * another page is open.
 */
class PictureDrop {
  private state: DropState = { pictures: [], isLoaded: false, isReading: false, isSending: false, errors: [] };
  private readonly listeners = new Set<() => void>();
  /** Dropped files that the browser may not have stored. */
  private readonly files = new Map<string, File>();
  private products = new Map<number, ProductCodesRecord>();
  private names: PictureNames = pictureNames([]);
  private owner = '';
  private stopping = new AbortController();
  /** Pictures on their way, by the hash of their original. */
  private readonly byContent = new Map<string, Promise<Sent>>();
  /** Products whose list is being changed. */
  private readonly saving = new Map<number, Promise<void>>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): DropState => this.state;

  private set(change: Partial<DropState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Changes pictures here, and stores them. */
  private async change(ids: ReadonlySet<string>, change: (picture: Picture) => Partial<Picture>): Promise<void> {
    const changed = new Map(
      this.state.pictures
        .filter(({ id }) => ids.has(id))
        .map((picture) => [picture.id, { ...picture, ...change(picture) }] as const),
    );
    this.set({ pictures: this.state.pictures.map((picture) => changed.get(picture.id) ?? picture) });
    // A browser that stores nothing loses the progress at a reload only.
    await keepPictures([...changed.values()]).catch(() => undefined);
  }

  private changeOne(id: string, change: Partial<Picture>): Promise<void> {
    return this.change(new Set([id]), () => change);
  }

  productOf(id: number): ProductCodesRecord | undefined {
    return this.products.get(id);
  }

  /** Loads what an earlier page stored, and resumes sending. */
  async load(owner: string, products: readonly ProductCodesRecord[]): Promise<void> {
    this.products = new Map(products.map((product) => [product.id, product]));
    this.names = pictureNames(products);
    if (this.owner === owner) return;
    this.owner = owner;
    const kept = await keptPictures().catch(() => []);
    const foreign = kept.filter((picture) => picture.owner !== owner);
    if (foreign.length > 0) {
      const fileIds = foreign.map(({ fileId }) => fileId);
      await dropPictures(
        foreign.map(({ id }) => id),
        fileIds,
      ).catch(() => undefined);
    }
    const own = kept.filter((picture) => picture.owner === owner);
    const resumed = own.map((picture): Picture =>
      picture.state === 'sending' || picture.state === 'interrupted' ? { ...picture, state: 'waiting' } : picture,
    );
    this.set({ pictures: resumed, isLoaded: true, errors: [] });
    if (resumed.some((picture) => picture.isStarted && !isDone(picture))) void this.send();
  }

  /** Adds dropped files. A file that is there already is not added again. */
  async add(dropped: readonly DroppedFile[]): Promise<void> {
    this.set({ isReading: true, errors: [] });
    const { files, table, errors } = await readSources(dropped);
    const known = new Map(this.state.pictures.map((picture) => [identity(picture), picture]));
    const fileIds = new Map<File, string>();
    const added: Picture[] = [];
    const again = new Map<string, Pick<Picture, 'fileId' | 'entry'>>();
    const now = Date.now();
    const room = MOST_PICTURES - this.state.pictures.length;
    const lines = new Map(table.map((line) => [line.file, line]));
    for (const source of files) {
      const fileId = fileIds.get(source.file) ?? crypto.randomUUID();
      fileIds.set(source.file, fileId);
      const same = known.get(identity(source));
      if (same) again.set(same.id, { fileId, entry: source.entry });
      else if (added.length < room) {
        const picture = this.pictureOf(source, { fileId, at: now + added.length / MOST_PICTURES }, lines);
        added.push(picture);
        known.set(identity(source), picture);
      }
    }
    const tooMany = files.filter((source) => !known.has(identity(source))).length;
    for (const [file, id] of fileIds) this.files.set(id, file);
    const text = words.picturesAreTakenAtOnce(MOST_PICTURES, tooMany);
    this.set({
      pictures: [...this.state.pictures, ...added],
      isReading: false,
      errors: tooMany > 0 ? [...errors, text] : errors,
    });
    const stored = new Map([...fileIds].map(([file, id]) => [id, file]));
    await keepPictures(added, stored).catch(() => undefined);
    // A file that the browser did not store is known again by its name, size and date.
    await this.change(new Set(again.keys()), ({ id }) => again.get(id)!);
    if (lines.size > 0) await this.placeByTable(lines);
  }

  private pictureOf(
    { path, size, date, entry }: SourceFile,
    { fileId, at }: Pick<Picture, 'fileId' | 'at'>,
    lines: ReadonlyMap<string, TableLine>,
  ): Picture {
    const line = lines.get(tableKey(path));
    const matched = line ? matchCode(this.names, { ...line, file: path }) : matchPicture(this.names, path);
    return {
      id: crypto.randomUUID(),
      owner: this.owner,
      at,
      path,
      size,
      date,
      fileId,
      entry,
      ...this.placedBy(matched, path),
      isStarted: false,
      state: 'waiting',
      progress: 0,
      key: null,
      text: null,
    };
  }

  private placedBy(matched: Matched, path: string): Pick<Picture, 'productId' | 'color' | 'place' | 'unmatched'> {
    if ('match' in matched) return { ...matched.match, unmatched: null };
    const unmatched = reasonText(matched.unmatched, (id) => this.products.get(id)?.name ?? '');
    return { productId: null, color: null, place: lastPlace(path), unmatched };
  }

  /** A table may be dropped after its pictures. */
  private async placeByTable(lines: ReadonlyMap<string, TableLine>): Promise<void> {
    const named = this.state.pictures.filter((picture) => !picture.isStarted && lines.has(tableKey(picture.path)));
    await this.change(new Set(named.map(({ id }) => id)), ({ path }) =>
      this.placedBy(matchCode(this.names, { ...lines.get(tableKey(path))!, file: path }), path),
    );
  }

  /** Puts pictures to a product by hand, or to none. */
  async place(ids: ReadonlySet<string>, productId: number | null): Promise<void> {
    const open = this.state.pictures.filter((picture) => ids.has(picture.id) && !picture.isStarted);
    const unmatched = productId === null ? words.takenAwayFromItsProduct : null;
    await this.change(new Set(open.map(({ id }) => id)), () => ({ productId, color: null, unmatched }));
  }

  /** Leaves pictures out. Files that are sent already stay in the library. */
  async leaveOut(ids: ReadonlySet<string>): Promise<void> {
    const left = this.state.pictures.filter(({ id }) => !ids.has(id));
    const gone = this.state.pictures.filter(({ id }) => ids.has(id));
    const unused = [...new Set(gone.map(({ fileId }) => fileId))].filter(
      (id) => !left.some(({ fileId }) => fileId === id),
    );
    for (const id of unused) this.files.delete(id);
    this.set({ pictures: left });
    await dropPictures([...ids], unused).catch(() => undefined);
  }

  /** Returns the bytes of a picture; undefined if its file has to be chosen again. */
  async blobOf({ fileId, entry }: Picture): Promise<Blob | undefined> {
    const file = this.files.get(fileId) ?? (await keptFile(fileId).catch(() => undefined));
    if (!file) return undefined;
    this.files.set(fileId, file);
    return blobOf({ file, entry });
  }

  async blobWithId(id: string): Promise<Blob | undefined> {
    const picture = this.state.pictures.find((one) => one.id === id);
    return picture && this.blobOf(picture);
  }

  /** Sends all pictures that have a product. */
  async start(): Promise<void> {
    const placed = this.state.pictures.filter((picture) => picture.productId !== null && !isDone(picture));
    await this.change(new Set(placed.map(({ id }) => id)), () => ({ isStarted: true }));
    await this.send();
  }

  /** Sends refused pictures again. */
  async retry(): Promise<void> {
    const refused = this.state.pictures.filter(({ state }) => state === 'refused');
    await this.change(new Set(refused.map(({ id }) => id)), ({ key }) => ({
      state: key === null ? 'waiting' : 'sent',
      text: null,
    }));
    await this.send();
  }

  /** Stops sending. It resumes with `start`. */
  stop(): void {
    this.stopping.abort();
  }

  private async send(): Promise<void> {
    if (this.state.isSending) return;
    this.set({ isSending: true });
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.sendSome(signal)));
      await Promise.all(this.startedProducts().map((productId) => this.saveIfSent(productId, signal)));
    } finally {
      this.set({ isSending: false });
    }
  }

  private async sendSome(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const picture = inOrder(this.state.pictures).find((one) => one.isStarted && one.state === 'waiting');
      if (!picture) return;
      await this.sendOne(picture, signal);
      if (!signal.aborted) await this.saveIfSent(picture.productId!, signal);
    }
  }

  private async sendOne(picture: Picture, signal: AbortSignal): Promise<void> {
    const { id } = picture;
    await this.changeOne(id, { state: 'sending', progress: 0 });
    try {
      const { key, text } = await this.sentOf(picture, signal);
      await this.changeOne(id, { state: 'sent', key, text, progress: 100 });
    } catch (error) {
      if (signal.aborted) return void (await this.changeOne(id, { state: 'waiting', progress: 0 }));
      const text = error instanceof PictureFault ? error.message : messageOf(error, shared(UPLOAD_FAILED));
      await this.changeOne(id, { state: 'refused', text });
    }
  }

  /** Returns the file of a picture in the library: one that is there already, or a new one. */
  private async sentOf(picture: Picture, signal: AbortSignal): Promise<Sent> {
    const { id, path, date } = picture;
    const blob = await this.blobOf(picture);
    if (!blob) throw new PictureFault(words.thisBrowserHasNoCopy);
    const prepared = await preparePicture(blob, { name: nameInLibrary(path), date });
    const before = this.byContent.get(prepared.originalHash);
    if (before) {
      const { key } = await before;
      return { key, text: words.theSamePictureWasAdded };
    }
    const sending = this.sendNew(id, prepared, signal, this.products.get(picture.productId!)?.sellerId ?? 0);
    this.byContent.set(prepared.originalHash, sending);
    // A failed picture is sent again by its copy or by a retry.
    sending.catch(() => this.byContent.delete(prepared.originalHash));
    return sending;
  }

  private async sendNew(
    id: string,
    { file, hashes }: Awaited<ReturnType<typeof preparePicture>>,
    signal: AbortSignal,
    sellerId: number,
  ): Promise<Sent> {
    const onWait = (isWaiting: boolean) => void this.changeOne(id, { state: isWaiting ? 'interrupted' : 'sending' });
    const known = await askedAgain(() => pictureWithContent(hashes, sellerId), {
      isPassing: isUnreached,
      onWait,
      signal,
    });
    if (known) return { key: known.key, text: words.itWasAmongYourFiles };
    const onProgress = (progress: number) => {
      this.set({ pictures: this.state.pictures.map((one) => (one.id === id ? { ...one, progress } : one)) });
    };
    const { key } = await sendInPieces({ file, folder: '', onProgress, onWait, signal });
    return { key, text: null };
  }

  private startedProducts(): number[] {
    const started = this.state.pictures.filter((picture) => picture.isStarted && picture.state === 'sent');
    return [...new Set(started.map(({ productId }) => productId!))];
  }

  /** Changes the list of a product once its pictures are sent, so that one change adds all of them in their order. */
  private async saveIfSent(productId: number, signal: AbortSignal): Promise<void> {
    // One after the other, so that the second change of a product finds its pictures saved.
    const saved = (this.saving.get(productId) ?? Promise.resolve()).then(() => this.saveNow(productId, signal));
    this.saving.set(productId, saved);
    await saved;
  }

  private async saveNow(productId: number, signal: AbortSignal): Promise<void> {
    const own = inOrder(this.state.pictures).filter((picture) => picture.isStarted && picture.productId === productId);
    const sent = own.filter(({ state }) => state === 'sent');
    const isWhole = own.every((picture) => isDone(picture) || picture.state === 'sent');
    if (sent.length > 0 && isWhole) await this.save(productId, sent, signal);
  }

  private async save(productId: number, sent: readonly Picture[], signal: AbortSignal): Promise<void> {
    const ids = new Set(sent.map(({ id }) => id));
    const once = sent.filter(({ key }, at) => sent.findIndex((other) => other.key === key) === at);
    try {
      const outcomes = await askedAgain(
        () =>
          addPictures(
            productId,
            once.map(({ key, color }) => ({ key: key!, color })),
          ),
        { isPassing: isUnreached, signal },
      );
      await this.change(ids, (picture) => {
        const outcome = once.includes(sent.find(({ id }) => id === picture.id)!)
          ? outcomes.get(picture.key!)
          : 'present';
        if (outcome === 'full') return { state: 'refused', text: words.theProductHasAsMany };
        return { state: outcome ?? 'present' };
      });
    } catch (error) {
      if (!signal.aborted) await this.change(ids, () => ({ state: 'refused', text: messageOf(error) }));
    }
  }
}

const identity = ({ path, size, date }: Pick<Picture, 'path' | 'size' | 'date'>) => `${path}\n${size}\n${date}`;

/** Returns the name of a picture among the files: with its folders, because `1.jpg` says nothing. */
function nameInLibrary(path: string): string {
  return path.split(/[/\\]/).filter(Boolean).join('-').slice(-NAME_MAX);
}

/** Sorts pictures by product, and by their place there. */
export function inOrder(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted(
    (one, other) => (one.productId ?? 0) - (other.productId ?? 0) || comparePlaces(one.place, other.place),
  );
}

export const pictureDrop = new PictureDrop();
