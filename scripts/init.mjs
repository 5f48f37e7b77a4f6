import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDeploymentSecrets } from './lib/deployment-secrets.mjs';
import { makeEnvironmentFile } from './lib/environment-file.mjs';
import { requireNode } from './lib/preflight.mjs';

const help = `npm run init [-- options]

Writes what a deployment by containers (docker compose up) needs: its settings into .env, and fresh secrets into .secrets, a
file each. What is there is never overwritten.

  --url <address>      where people reach Shortlist; default http://localhost:3000
  --smtp <address>     sends mails through this server (smtps://user:password@mail.example.com);
                       without it, only for localhost, they stay in a mailbox shown at /mailbox
  --from <sender>      'Shortlist <no-reply@example.com>', wanted with --smtp
  --support <address>  gets what is written into the contact form, wanted with --smtp
  --embedded-database  Shortlist's own database in the place of MongoDB, for trials
  --folder <folder>    where docker-compose.yml lies, when not here; made if it is not there

Exit codes: 0 done, 1 failed, 2 called wrongly.`;

function refuse(sentence) {
  console.error(`${sentence}\n\n${help}`);
  process.exit(2);
}

function readOptions() {
  const text = { type: 'string' };
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean' },
        url: text,
        smtp: text,
        from: text,
        support: text,
        'embedded-database': { type: 'boolean' },
        folder: text,
      },
    }).values;
  } catch (error) {
    return refuse(error.message);
  }
}

function requireAddress(value, protocols, option) {
  const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
  if (protocols.includes(protocol)) return value;
  return refuse(`${option} wants an address that begins with ${protocols.join(':// or ')}://.`);
}

requireNode();
const options = readOptions();
if (options.help) {
  console.log(help);
  process.exit(0);
}
const { from, support } = options;
const url = requireAddress(options.url ?? 'http://localhost:3000', ['http', 'https'], '--url');
const smtp = options.smtp && requireAddress(options.smtp, ['smtp', 'smtps'], '--smtp');
if (smtp && !(from?.includes('@') && support?.includes('@'))) {
  refuse('With --smtp, say who the mails come from (--from) and who gets messages (--support).');
}
if (!smtp && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) {
  refuse('Others reach this address, so its mails have to be sent: name a server with --smtp.');
}
const embeddedDatabase = options['embedded-database'];
const mail = smtp && { MAIL_FROM: from, SUPPORT_MAILBOX: support };
const folder = path.resolve(options.folder ?? path.join(import.meta.dirname, '..'));
const [settings, secrets] = ['.env', '.secrets'].map((name) => path.join(folder, name));

/** A container's user reads the files, so they are open to all in a folder that is open to nobody else. */
async function writeSecrets() {
  await mkdir(folder, { recursive: true });
  await mkdir(secrets, { mode: 0o700 });
  const files = makeDeploymentSecrets({ smtpUrl: smtp, embeddedDatabase });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(secrets, name), text, { flag: 'wx', mode: 0o644 });
  }
}

for (const place of [settings, secrets]) {
  if (!existsSync(place)) continue;
  const name = path.basename(place);
  console.error(`${name} is there already, and may be in use. Move it away to have a new one.`);
  process.exit(1);
}
try {
  await writeSecrets();
  await writeFile(settings, makeEnvironmentFile({ url, mail, embeddedDatabase }), { flag: 'wx' });
  console.log('Wrote .env and .secrets. Go on with: docker compose up --build --detach');
} catch (error) {
  console.error(`Settings and secrets could not be written: ${error.message}`);
  process.exit(1);
}
