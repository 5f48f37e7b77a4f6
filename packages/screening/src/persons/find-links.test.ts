import { describe, expect, it } from 'vitest';
import { findLinks, type ReachedFile } from './find-links.js';

const file = (id: string, changes: Partial<ReachedFile> = {}): ReachedFile => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.com`,
  phone: null,
  links: [],
  separate: false,
  ...changes,
});

const openOf = (persons: readonly (readonly ReachedFile[])[]) =>
  findLinks(persons).map(({ open }) => open.map(({ other, kind }) => `${other} ${kind}`));

describe('findLinks', () => {
  it('links all persons of one address, by any of their files', () => {
    const links = findLinks([
      [file('a', { name: 'Maria Lopez', email: 'x@example.com' })],
      [file('b', { name: 'Ben Smith' }), file('c', { name: 'Ben Smith', email: 'X@example.com' })],
      [file('d', { email: '' })],
      [file('e', { email: '' })],
    ]);
    expect(links.map(({ sharesAddress }) => sharesAddress)).toEqual([[1], [0], [], []]);
    expect(links[0]?.open).toEqual([{ other: 1, kind: 'address' }]);
  });

  it('proposes persons with one phone or profile whose names agree', () => {
    const links = ['https://linkedin.com/in/ada-king'];
    expect(
      openOf([
        [file('a', { name: 'Ada King', phone: '+44 7700 900123', links })],
        [file('b', { name: 'A. King', phone: '07700 900123' })],
        [file('c', { name: 'Ben King', phone: '07700 900123', links })],
        [file('d', { name: 'Ada M. King', links: ['http://uk.linkedin.com/in/Ada-King/'] })],
        [file('e', { name: 'Unknown candidate', phone: '07700 900123' })],
      ]),
    ).toEqual([['1 phone', '3 profile'], ['0 phone'], [], ['0 profile'], []]);
  });

  it('proposes persons with one phone and one profile whose names only begin alike', () => {
    const links = ['https://linkedin.com/in/dora-lyle'];
    const phone = '07700 900123';
    expect(
      openOf([
        [file('a', { name: 'Dorothea Lyle', phone, links })],
        [file('b', { name: 'Dora Lyle', phone, links })],
        [file('c', { name: 'Bram Lyle', phone, links })],
        [file('d', { name: 'Dora Lyle', phone: '07700 900456', links: ['linkedin.com/in/dl'] })],
        [file('e', { name: 'Doreen Lyle', phone })],
      ]),
    ).toEqual([['1 phone'], ['0 phone'], [], [], []]);
  });

  it('leaves out those about whom a person decided, and still says that they share an address', () => {
    const email = 'x@example.com';
    const persons = [
      [file('a', { email })],
      [file('b', { email })],
      [file('c', { email })],
      [file('d', { email, separate: true })],
    ];
    const links = findLinks(persons, [{ one: 'b', other: 'a', isSame: false }]);
    expect(links.map(({ open }) => open.map(({ other }) => other))).toEqual([[2], [2], [0, 1], []]);
    expect(links[3]?.sharesAddress).toEqual([0, 1, 2]);
  });

  it('links thousands of one address in time, each to some', () => {
    const persons = Array.from({ length: 5000 }, (_, n) => [
      file(String(n), { name: 'Ada King', email: 'x@example.com', phone: '07700 900123' }),
    ]);
    const links = findLinks(persons);
    expect(links.every(({ open }) => open.length === 20)).toBe(true);
  });
});
