import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claimDataFolder } from '../src/data-folder.js';
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

  it.each(['', 'not a number', '-5'])('takes over a claim that names nobody: "%s"', async (pid) => {
    await writeFile(path.join(folder, 'process.pid'), pid);
    await expect(claimDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });

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
