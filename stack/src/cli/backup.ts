import path from 'node:path';
import { createBackup } from '../backup/create-backup.js';
import { runCommand } from './run-command.js';

const help = `npm run backup [-- file]

Writes everything this Shortlist keeps in DATA_DIR (default .data) into one file: accounts, screenings, mails
and the key that signs sessions. The product may run meanwhile. Default file: shortlist-backup-<time>.tar.gz here.
An existing file is never overwritten. The file holds secrets: keep it as safe as the data.

Exit codes: 0 done, 1 failed, 2 called wrongly.`;

const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

await runCommand({
  help,
  flags: [],
  run: async ({ dataFolder, file = path.resolve(`shortlist-backup-${stamp()}.tar.gz`) }) => {
    const { documents, files } = await createBackup({ dataFolder, file });
    const total = Object.values(documents).reduce((sum, count) => sum + count, 0);
    const mails = files.filter((each) => each.path.startsWith('mailbox/')).length;
    return `${file} holds ${total} documents of ${Object.keys(documents).length} collections and ${mails} mails, and was read again to be sure.\nIt holds secrets (resumes, mails, the signing key): keep it as safe as the data.`;
  },
});
