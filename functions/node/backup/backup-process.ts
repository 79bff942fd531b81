import type { BackupOrder, BackupReport } from './open-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openDataFolder } from '../data-folder.ts';
import { lowerPriority } from '../lower-priority.ts';

/** The process that makes a running shop's backup. It makes one, reports it and ends. */
lowerPriority();
process.once('message', (order: BackupOrder) => {
  void makeBackup(openDataFolder(order.dataDir), { ...order, now: Date.now() }, () => {}).then(
    ({ path, newFiles }) => process.send!({ path, newFiles } satisfies BackupReport, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
