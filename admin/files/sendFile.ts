import { UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';
import { call } from '../providers/call.ts';
import type { FileMetadataRecord, OpenUploadRecord, UploadedFileRecord } from '../providers/records.ts';
import { askedAgain, isUnreached } from './again.ts';
import { describeFile, metadataPath } from './fileCalls.ts';
import { postForm } from './postForm.ts';
import { stillOf } from './stillOf.ts';

export interface FileToSend {
  file: File;
  folder: string;
  /** Percent of its bytes that are sent, 0 to 100. */
  onProgress(percent: number): void;
  /** Whether it waits for a connection, and goes on by itself when there is one. */
  onWait?(isWaiting: boolean): void;
  signal: AbortSignal;
}

/** A file that came in, with the still picture of a film. */
export type SentFileRecord = UploadedFileRecord & { thumbnail: string | null };

/** Sends a file, and with a film a still picture of it where this browser can take one. @throws as `sendFile` */
export async function sendWithStill(sent: FileToSend): Promise<SentFileRecord> {
  const uploaded = await sendFile(sent);
  if (!uploaded.contentType.startsWith('video/')) return { ...uploaded, thumbnail: null };
  const still = await stillOf(sent.file);
  // The film is there; without a still picture it is shown as a film.
  const thumbnail = still ? await sendStill(uploaded.key, still, sent).catch(() => null) : null;
  return { ...uploaded, thumbnail };
}

/** Sends the still picture of a film that is there. @throws HttpError in the words of the refusal */
export async function sendStill(
  filmKey: string,
  still: File,
  { folder, signal }: Pick<FileToSend, 'folder' | 'signal'>,
): Promise<string | null> {
  const { key } = await sendFile({ file: still, folder, signal, onProgress: () => {} });
  const film = (await call(metadataPath(filmKey))).json as FileMetadataRecord;
  const { thumbnail } = await describeFile(film, { posterKey: key });
  return thumbnail;
}

/**
 * Sends a file into the library: a large one in pieces, which goes on where it stopped when the connection broke or when
 * the same file is chosen once more. Where the second factor is needed, it is asked for and the request sent again.
 * @throws HttpError in the words of the refusal, or that the shop cannot be reached
 */
export async function sendFile(sent: FileToSend): Promise<UploadedFileRecord> {
  return sent.file.size > UPLOAD_PIECE_BYTES ? sendPieces(sent) : sendWhole(sent);
}

async function sendWhole({ file, folder, onProgress, signal }: FileToSend): Promise<UploadedFileRecord> {
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', file);
  const onSent = (share: number) => onProgress(percentOf(share));
  return (await postForm('/api/user/files/upload', form, { onSent, signal })) as UploadedFileRecord;
}

async function sendPieces({ file, folder, onProgress, onWait, signal }: FileToSend): Promise<UploadedFileRecord> {
  const upload = {
    fileName: file.name,
    fileSize: file.size,
    fileDate: new Date(file.lastModified).toISOString(),
    folder,
  };
  const patient = <Result>(ask: () => Promise<Result>) => askedAgain(ask, { isPassing: isUnreached, onWait, signal });
  const begin = () => call(UPLOADS, { method: 'POST', body: JSON.stringify(upload), signal });
  let now = (await patient(begin)).json as OpenUploadRecord;
  while (now.file === null) {
    const { id, taken } = now;
    const piece = file.slice(taken, taken + UPLOAD_PIECE_BYTES);
    const onSent = (share: number) => onProgress(percentOf((taken + share * piece.size) / file.size));
    onSent(0);
    now = await patient(async () => {
      const form = new FormData();
      form.set('from', String(taken));
      form.set('piece', piece, file.name);
      return (await postForm(`${UPLOADS}/${id}/pieces`, form, { onSent, signal })) as OpenUploadRecord;
    });
  }
  return now.file;
}

const UPLOADS = '/api/user/files/uploads';

/** What one began to send and can go on with. */
export async function openUploads(): Promise<OpenUploadRecord[]> {
  return (await call(UPLOADS)).json as OpenUploadRecord[];
}

export async function letGoUpload(id: number): Promise<void> {
  await call(`${UPLOADS}/${id}`, { method: 'DELETE' });
}

const percentOf = (share: number) => Math.floor(share * 100);
