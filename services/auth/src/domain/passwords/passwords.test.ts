import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type Passwords } from './passwords.js';

let passwords: Passwords;
beforeAll(async () => {
  passwords = createPasswords({ cost: 4, threads: 1, queue: 2 });
});
afterAll(() => passwords.close());

describe('passwords', () => {
  it('knows a password by its hash, and no other', async () => {
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$2[aby]\$04\$/);
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('Correct horse', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it('salts', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('knows nobody without a hash, not even by the password compared in place of theirs', async () => {
    expect(await passwords.verify('nobody', undefined)).toBe(false);
  });

  it('does not cut a password at 72 bytes', async () => {
    const password = 'x'.repeat(72);
    const hash = await passwords.hash(password);
    expect(await passwords.verify(password, hash)).toBe(true);
    expect(await passwords.verify(`${password}y`, hash)).toBe(false);
  });

  it('compares before it hashes what waited longer', async () => {
    const hash = await passwords.hash('correct horse');
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    const later = <Value>(value: Value) => value;
    await Promise.all([
      passwords.hash('one').then(note('running')),
      // Of answers that come together the hash would be seen first: a comparison takes more steps after its answer.
      passwords.hash('two').then(later).then(later).then(note('hashed')),
      passwords.verify('correct horse', hash).then(note('compared')),
    ]);
    // The first runs or waits, as the thread is: it says nothing of the order of those that wait.
    expect(done.filter((name) => name !== 'running')).toEqual(['compared', 'hashed']);
  });

  it('refuses what exceeds the queue, and serves the rest', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => passwords.hash('flood')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(10);
    expect(refused[0]?.reason).toMatchObject({ code: 'Unavailable', retryAfterSeconds: 5 });
  });
});
