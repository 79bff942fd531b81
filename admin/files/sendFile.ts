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
  /** Receives the percentage that is sent, 0 to 100. */
  onProgress(percent: number): void;
  /** Receives whether the upload waits for a connection; it resumes by itself. */
  onWait?(isWaiting: boolean): void;
  signal: AbortSignal;
}

/** An uploaded file; a video has its poster. */
export type SentFileRecord = UploadedFileRecord & { thumbnail: string | null };

/** Uploads a file, and the poster of a video if this browser can make one. @throws as `sendFile` */
export async function sendWithStill(sent: FileToSend): Promise<SentFileRecord> {
  const uploaded = await sendFile(sent);
  if (!uploaded.contentType.startsWith('video/')) return { ...uploaded, thumbnail: null };
  const still = await stillOf(sent.file);
  // The video is uploaded even if its poster fails.
  const thumbnail = still ? await sendStill(uploaded.key, still, sent).catch(() => null) : null;
  return { ...uploaded, thumbnail };
}

/** Uploads the poster of an uploaded video. @throws HttpError with the message of the refusal */
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
 * Uploads a file. A large one is sent in pieces, and resumes after a lost connection or when the same file is chosen
 * again. If the second factor is needed, asks for it and sends the request again.
 * @throws HttpError with the message of the refusal, or that the shop cannot be reached
 */
export async function sendFile(sent: FileToSend): Promise<UploadedFileRecord> {
  return sent.file.size > UPLOAD_PIECE_BYTES ? sendInPieces(sent) : sendWhole(sent);
}

async function sendWhole({ file, folder, onProgress, signal }: FileToSend): Promise<UploadedFileRecord> {
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', file);
  const onSent = (share: number) => onProgress(percentOf(share));
  return (await postForm('/api/user/files/upload', form, { onSent, signal })) as UploadedFileRecord;
}

/**
 * Uploads a file in pieces, even a small one: a repeated upload after a lost answer returns the stored file.
 * @throws as `sendFile`
 */
export async function sendInPieces({
  file,
  folder,
  onProgress,
  onWait,
  signal,
}: FileToSend): Promise<UploadedFileRecord> {
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

/** Returns the interrupted uploads that can be resumed. */
export async function openUploads(): Promise<OpenUploadRecord[]> {
  return (await call(UPLOADS)).json as OpenUploadRecord[];
}

export async function letGoUpload(id: number): Promise<void> {
  await call(`${UPLOADS}/${id}`, { method: 'DELETE' });
}

const percentOf = (share: number) => Math.floor(share * 100);
