import { call } from '../providers/call.ts';
import { download } from '../providers/download.ts';
import type { FileRecord } from '../providers/records.ts';
import type * as z from 'zod/mini';
import type { DescribeFile, RemovedFiles } from '#contract/calls/files.ts';

const keyed = (key: string) => new URLSearchParams({ key });

export const metadataPath = (key: string) => `/api/user/files/metadata?${keyed(key)}`;

/** @throws HttpError with the message of the refusal, as all below */
export async function renameFile(key: string, { name, folder }: { name: string; folder: string }): Promise<FileRecord> {
  const query = new URLSearchParams({ sourceKey: key, destinationKey: `${folder}/${name}` });
  return (await call(`/api/user/files/rename?${query}`, { method: 'PUT' })).json as FileRecord;
}

/** Changes the description of a file or its focus. */
export async function describeFile(
  { id, version }: FileRecord,
  description: z.input<typeof DescribeFile>,
): Promise<FileRecord> {
  const body = JSON.stringify({ ...description, version });
  return (await call(`/api/admin/files/${id}`, { method: 'PUT', body })).json as FileRecord;
}

export async function showFileTo(key: string, isPublic: boolean): Promise<FileRecord> {
  const url = `/api/user/files/${encodeURIComponent(key)}/visibility?isPublic=${isPublic}`;
  return (await call(url, { method: 'PUT' })).json as FileRecord;
}

export async function replacePicture(key: string, file: File | undefined): Promise<FileRecord> {
  const form = new FormData();
  form.set('key', key);
  if (file) form.set('file', file);
  return (await call('/api/files/replace', { method: 'POST', body: form })).json as FileRecord;
}

export async function removeFile(key: string): Promise<void> {
  await call(`/api/user/files?${keyed(key)}`, { method: 'DELETE' });
}

/** Returns the result for each file. */
export async function removeFiles(keys: readonly string[]): Promise<RemovedFiles['results']> {
  const { json } = await call('/api/user/files/bulk-delete', { method: 'POST', body: JSON.stringify(keys) });
  return (json as RemovedFiles).results;
}

export function downloadFiles(keys: readonly string[]): Promise<void> {
  return download('/api/files/download-multiple', 'files.zip', keys);
}
