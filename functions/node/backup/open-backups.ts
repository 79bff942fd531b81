import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Backups } from '../../ports/backups.ts';
import type { DataFolder } from '../data-folder.ts';
import { entryUrl } from '../program-files.ts';
import { SOURCE_FLAGS } from '../start-flags.ts';
import { backupFolder } from './backup-folder.ts';

const BACKUP_PROCESS = fileURLToPath(entryUrl('backup-process', import.meta.url));

/** The order of a backup, and its report. */
export interface BackupOrder {
  dataDir: string;
  to: string;
  passphrase: string | undefined;
  keep: number;
}
export interface BackupReport {
  path: string;
  newFiles: number;
}

/**
 * Returns the backups of a running shop, made by a process of their own: copying the database takes seconds of one.
 * @param path BACKUP_DIR; without it there are none
 */
export function openBackups(folder: DataFolder, path: string | undefined): Backups | undefined {
  if (!path) return undefined;
  const order: BackupOrder = {
    dataDir: folder.path,
    to: path,
    passphrase: process.env.BACKUP_PASSPHRASE || undefined,
    keep: Number(process.env.BACKUP_KEEP || DEFAULT_KEEP),
  };
  return backupFolder(path, () => makeInProcess(order));
}

/** The backups of two weeks. */
const DEFAULT_KEEP = 14;

function makeInProcess(order: BackupOrder): Promise<BackupReport> {
  const child = fork(BACKUP_PROCESS, { execArgv: [...SOURCE_FLAGS], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaints = '';
  child.stderr!.on('data', (text: Buffer) => (complaints = (complaints + text.toString()).slice(-4000)));
  return new Promise((resolve, reject) => {
    let report: BackupReport | undefined;
    child.once('message', (message: BackupReport) => (report = message));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (report) resolve(report);
      else reject(new Error(`The backup failed (${code}): ${complaints}`));
    });
    child.send(order);
  });
}
