import { describe, expect, it } from 'vitest';
import { findAddressProblem } from './find-address-problem.js';

const calls = 'Webhooks go';

describe('findAddressProblem', () => {
  it.each([
    'https://hooks.example.com/',
    'https://hooks.example.com:443/x?y=1',
    'https://8.8.8.8/',
  ])('takes %s', (url) =>
    expect(findAddressProblem(url, { allowsPrivate: false, calls })).toBeNull(),
  );

  it.each([
    ['https://hooks.example.com:8443/', 'port 443'],
    ['https://hooks.example.com:80/', 'port 443'],
    ['https://hooks.example.com:0/', 'port 443'],
    ['https://8.8.8.8:444/', 'port 443'],
    ['http://hooks.example.com/', 'https://'],
    ['http://hooks.example.com:443/', 'https://'],
    ['https://user:secret@example.com/', 'password'],
    ['https://localhost/', 'private network'],
    ['https://10.0.0.8:8443/', 'private network'],
    ['https://[::1]/', 'private network'],
  ])('says what is wrong with %s: %s', (url, words) =>
    expect(findAddressProblem(url, { allowsPrivate: false, calls })).toContain(words),
  );

  it.each(['http://localhost:4000/', 'http://10.0.0.8/', 'https://hooks.example.com:8443/'])(
    'takes %s where private addresses are allowed',
    (url) => expect(findAddressProblem(url, { allowsPrivate: true, calls })).toBeNull(),
  );

  it('never takes a password', () => {
    const address = 'http://user:secret@localhost/';
    expect(findAddressProblem(address, { allowsPrivate: true, calls })).toContain('password');
  });
});
