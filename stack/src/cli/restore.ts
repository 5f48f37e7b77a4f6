import { BackupError } from '../backup/backup-error.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { runCommand } from './run-command.js';

const help = `npm run restore -- file [--replace]

Puts what a backup holds into DATA_DIR (default .data), after all of it was checked. Stop Shortlist before.
Where data is there already, --replace puts it aside (its folder is renamed) and nothing of it is lost.

Exit codes: 0 done, 1 failed and nothing was changed, 2 called wrongly.`;

await runCommand({
  help,
  flags: ['replace'],
  run: async ({ dataFolder, file, flags }) => {
    if (!file) throw new BackupError('Give the name of a backup: npm run restore -- <file>');
    const restored = await restoreBackup({ file, dataFolder, replace: flags['replace'] === true });
    const total = Object.values(restored.documents).reduce((sum, count) => sum + count, 0);
    const aside = restored.putAside ? ` What was there before is in ${restored.putAside}.` : '';
    return `${dataFolder} holds the ${total} documents of the backup of ${restored.createdAt}.${aside}`;
  },
});
