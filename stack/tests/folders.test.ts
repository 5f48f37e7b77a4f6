import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToOthers } from '../src/close-to-others.js';
import { claimDataFolder, DataFolderError } from '../src/data-folder.js';
import { loadIdentityKeys } from '../src/identity-keys.js';
import { loadSealingKey } from '../src/sealing-key.js';
import { loadSigningKeys } from '../src/signing-keys.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('claimDataFolder', () => {
  it('makes the folder, and can be given back', async () => {
    const release = await claimDataFolder(path.join(folder, 'a/b'));
    await release();
    await expect(claimDataFolder(path.join(folder, 'a/b'))).resolves.toBeInstanceOf(Function);
  });

  it('refuses a folder that a running process holds, and says whose it is', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(other, 'spawn');
    await writeFile(path.join(folder, 'process.pid'), String(other.pid));
    await expect(claimDataFolder(folder)).rejects.toThrow(`process ${other.pid}`);
    const ended = once(other, 'close');
    other.kill();
    await ended;
    await expect(claimDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });

  it('refuses this process a second claim', async () => {
    await claimDataFolder(folder);
    await expect(claimDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  });

  it('takes over the claim of a process whose id another one has since', async () => {
    // As after a restart of the machine: the id is in use again, by a process that began at another time.
    const earlier = { pid: process.ppid, started: '1' };
    await writeFile(path.join(folder, 'process.pid'), JSON.stringify(earlier));
    await expect(claimDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });

  it.each(['', 'not a number', '-5', 'null', '{}'])(
    'takes over a claim that names nobody: "%s"',
    async (pid) => {
      await writeFile(path.join(folder, 'process.pid'), pid);
      await expect(claimDataFolder(folder)).resolves.toBeInstanceOf(Function);
    },
  );

  it('explains a path that is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(claimDataFolder(file)).rejects.toThrow('Set DATA_DIR to another one.');
  });
});

describe('loadSigningKeys', () => {
  it('makes a key pair once, for its owner alone', async () => {
    const keys = await loadSigningKeys(folder);
    expect(await loadSigningKeys(folder)).toEqual(keys);
    const { mode } = await stat(path.join(folder, 'jwt-private-key.pem'));
    expect(mode & 0o077).toBe(0);
  });
});

const keyFiles = {
  'jwt-private-key.pem': () => loadSigningKeys(folder),
  'second-factor-key': () => loadSealingKey(folder, 'second-factor-key'),
  'webhook-key': () => loadSealingKey(folder, 'webhook-key'),
  'sample-identity.json': () => loadIdentityKeys(folder),
};
const damages: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  empty: () => Buffer.alloc(0),
  truncated: (whole) => whole.subarray(0, whole.length / 2),
  'zeros, as after a power cut,': (whole) => Buffer.alloc(whole.length),
  garbage: (whole) => randomBytes(whole.length),
  'a key of another kind': () =>
    Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
};

describe.each(Object.entries(keyFiles))('the key file %s', (name, load) => {
  it.each(Object.entries(damages))(
    'is refused by one sentence when it is %s',
    async (_, damage) => {
      const file = path.join(folder, name);
      const made = await load();
      expect(await load()).toEqual(made);
      const damaged = damage(await readFile(file));
      await writeFile(file, damaged);
      const refused = await load().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DataFolderError);
      expect(String(refused)).toContain(`${file} is damaged. Put it back from a backup`);
      expect(await readFile(file)).toEqual(damaged);
    },
  );

  it('is refused by one sentence when a folder has its place', async () => {
    await mkdir(path.join(folder, name));
    await expect(load()).rejects.toThrow(DataFolderError);
  });
});

describe('what others may read', () => {
  const lines: string[] = [];
  const log = createLogger({
    name: 'data',
    destination: { write: (line) => void lines.push(line) },
  });
  const modeOf = async (...names: string[]) =>
    (await stat(path.join(folder, ...names))).mode & 0o777;

  /** As it was made before: for everybody to read. */
  async function put(name: string, text = 'x'): Promise<void> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await chmod(path.dirname(file), 0o755);
    await writeFile(file, text);
    await chmod(file, 0o644);
  }

  beforeEach(() => {
    lines.length = 0;
  });

  it('is nothing of a folder made by an earlier release', async () => {
    await put('process.pid', '');
    await put('mongo/data.mdb');
    await put('mongo/lock.mdb');
    await put('mailbox/1.eml');
    await put('keys/jwt-private-key.pem');
    await chmod(folder, 0o755);
    await closeToOthers(folder, log);
    const folders = await Promise.all(['', 'mongo', 'mailbox', 'keys'].map((name) => modeOf(name)));
    expect(folders).toEqual([0o700, 0o700, 0o700, 0o700]);
    const names = [
      'process.pid',
      'mongo/data.mdb',
      'mongo/lock.mdb',
      'mailbox/1.eml',
      'keys/jwt-private-key.pem',
    ];
    expect(await Promise.all(names.map((name) => modeOf(name)))).toEqual(names.map(() => 0o600));
    expect(lines).toEqual([]);
  });

  it('is untouched where a link leads out, and where it is not ours', async () => {
    await put('outside/theirs.txt');
    await put('mailbox/1.eml');
    await symlink(path.join(folder, 'outside'), path.join(folder, 'mongo'));
    await symlink(path.join(folder, 'outside/theirs.txt'), path.join(folder, 'mailbox/2.eml'));
    await chmod(folder, 0o755);
    await closeToOthers(folder, log);
    expect(await modeOf('outside')).toBe(0o755);
    expect(await modeOf('outside/theirs.txt')).toBe(0o644);
    expect(await modeOf()).toBe(0o755);
    expect([await modeOf('mailbox'), await modeOf('mailbox/1.eml')]).toEqual([0o700, 0o600]);
  });
});
