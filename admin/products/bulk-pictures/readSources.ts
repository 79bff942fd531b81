import { otherKindOfName } from '#contract/calls/other-kinds.ts';
import { FILE_GROUPS } from '#contract/calls/files.ts';
import { tableKey } from './matchPictures.ts';
import type { TableLine } from './matchPictures.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';

/** The maximum number of pictures at once. */
export const MOST_PICTURES = 500;
/** The maximum size of an archive, and of one picture before it is made smaller. */
export const MOST_ZIP_MB = 2000;
export const MOST_PICTURE_MB = 40;
const MEGABYTE = 1024 * 1024;

/** A picture file that was dropped or is in an archive. */
export interface SourceFile {
  /** Its name, after its folders. */
  path: string;
  size: number;
  /** When it was last changed, in epoch milliseconds. */
  date: number;
  /** The dropped file: the picture, or its archive with the picture's name in it. */
  file: File;
  entry: string | null;
}

/** What was dropped, read. */
export interface Sources {
  files: SourceFile[];
  table: TableLine[];
  /** Why some of it cannot be read, in words. */
  errors: string[];
}

/** A dropped file with its folders. */
export interface DroppedFile {
  file: File;
  path: string;
}

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
const PICTURES = [...FILE_GROUPS.images.endings, 'jfif'];
const isPicture = (name: string) => hasEnding(name, PICTURES) || otherKindOfName(name) !== undefined;
/** Files that systems add to folders and archives. */
const OF_SYSTEMS = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Reads dropped files: pictures, archives with pictures, and tables that say which product a picture shows. */
export async function readSources(dropped: readonly DroppedFile[]): Promise<Sources> {
  const sources: Sources = { files: [], table: [], errors: [] };
  for (const { file, path } of dropped) {
    if (OF_SYSTEMS.test(path)) continue;
    try {
      if (hasEnding(path, ['zip'])) sources.files.push(...(await filesInZip(file)));
      else if (hasEnding(path, ['csv', 'tsv', 'txt'])) sources.table.push(...(await readTable(file)));
      else if (isPicture(path))
        sources.files.push({ path, size: file.size, date: file.lastModified, file, entry: null });
      else sources.errors.push(words.isNotAPictureA(path));
    } catch (error) {
      sources.errors.push(error instanceof SourceError ? error.message : words.cannotBeRead(path));
    }
  }
  return sources;
}

/** A file that cannot be read, in words. */
class SourceError extends Error {}

async function filesInZip(file: File): Promise<SourceFile[]> {
  if (file.size > MOST_ZIP_MB * MEGABYTE) throw new SourceError(words.hasMoreThanMb(file.name, MOST_ZIP_MB));
  const entries = await entriesOf(file);
  return entries
    .filter(({ filename, directory }) => !directory && !OF_SYSTEMS.test(filename) && isPicture(filename))
    .map(({ filename, uncompressedSize, lastModDate, encrypted }) => {
      if (encrypted) throw new SourceError(words.asksForAPasswordPlease(file.name));
      return { path: filename, size: uncompressedSize, date: lastModDate.getTime(), file, entry: filename };
    });
}

/** The archives that were read, so that each is read once. */
const read = new WeakMap<Blob, ReturnType<typeof readEntries>>();

function entriesOf(file: Blob): ReturnType<typeof readEntries> {
  const known = read.get(file) ?? readEntries(file);
  read.set(file, known);
  return known;
}

async function readEntries(file: Blob) {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-external.js');
  return new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries();
}

/** Returns the bytes of a picture. @throws if the file was changed or removed meanwhile */
export async function blobOf({ file, entry }: { file: Blob; entry: string | null }): Promise<Blob> {
  if (entry === null) return file;
  const { BlobWriter } = await import('@zip.js/zip.js/lib/zip-core-external.js');
  const found = (await entriesOf(file)).find(({ filename }) => filename === entry);
  if (!found || found.directory) throw new SourceError(words.thisPictureIsNotIn);
  return found.getData(new BlobWriter(), { useWebWorkers: false });
}

/** Names of columns in a table, without its signs. */
const FILE_COLUMNS = ['file', 'filename', 'picture', 'image', 'name'];
const CODE_COLUMNS = ['code', 'skucode', 'sku', 'product', 'productid', 'address', 'title'];
const PLACE_COLUMNS = ['order', 'place', 'position', 'number'];

/** Reads a table: in its columns by name, or the file in the first and the code in the second. */
async function readTable(file: File): Promise<TableLine[]> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' });
  const head = (data[0] ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const columnOf = (names: readonly string[]) => head.findIndex((cell) => names.includes(cell));
  const columns = [columnOf(FILE_COLUMNS), columnOf(CODE_COLUMNS)] as const;
  const isNamed = columns.every((column) => column !== -1);
  const [files, codes] = isNamed ? columns : [0, 1];
  const places = isNamed ? columnOf(PLACE_COLUMNS) : 2;
  const lines = (isNamed ? data.slice(1) : data).map((cells) => ({
    file: tableKey((cells[files] ?? '').trim()),
    code: (cells[codes] ?? '').trim(),
    place: /^\d{1,6}$/.test(cells[places]?.trim() ?? '') ? Number(cells[places]) : null,
  }));
  return lines.filter((line) => line.file !== '' && line.code !== '');
}

/** Returns the files of a drop, those in dropped folders included. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null);
  if (entries.length === 0) return [...files].map((file) => ({ file, path: file.name }));
  return (await Promise.all(entries.map((entry) => filesUnder(entry)))).flat();
}

async function filesUnder(entry: FileSystemEntry): Promise<DroppedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ file, path }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A folder is read in parts, until a part is empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) break;
    found.push(...part);
  }
  return (await Promise.all(found.map((one) => filesUnder(one)))).flat();
}
