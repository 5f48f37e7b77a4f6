import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersons, type PersonOfFile } from './find-persons.js';
import { namesAgree, readName } from './person-name.js';
import type { SaidPair } from './said-pairs.js';

const text =
  'Led a ward of thirty beds and a team of forty nurses in an acute hospital for eight years';

interface File extends PersonOfFile {
  readonly text: string;
}

const resume = (id: string, changes: Partial<File> = {}): File => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.com`,
  text,
  ...changes,
});

async function group(files: readonly File[], said: readonly SaidPair[] = []) {
  const read: string[] = [];
  const groups = await findPersons(
    files,
    async (ids) => {
      read.push(...ids);
      return new Map(
        files.filter(({ id }) => ids.includes(id)).map((file) => [file.id, file.text]),
      );
    },
    said,
  );
  return { groups, read };
}

describe('findPersons', () => {
  it('takes one address and agreeing names for one person', async () => {
    const { groups, read } = await group([
      resume('a', { name: 'Zoë Müller', email: 'X@example.com' }),
      resume('b', { name: 'Z. Mueller', email: ' x@example.com ' }),
      resume('c', { name: 'Z. Mueller', email: 'y@example.com', text: 'Bakes bread.' }),
      resume('d', { name: 'Other Person' }),
    ]);
    expect(groups).toEqual([['a', 'b'], ['c'], ['d']]);
    expect(read).toEqual(['b', 'c']);
  });

  it('keeps people of one address apart whose names disagree, whatever their texts', async () => {
    const email = 'agency@example.com';
    const { groups } = await group([
      resume('a', { name: 'Maria Lopez', email }),
      resume('b', { name: 'Ben Smith', email }),
      resume('c', { name: 'Ana Lopez', email }),
      resume('d', { name: 'Unknown candidate', email, text: 'Bakes bread in a village shop.' }),
    ]);
    expect(groups).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it('takes a file without a name for the person of its address with near the same text', async () => {
    const email = 'maria@example.com';
    const maria = resume('a', { name: 'Maria Lopez', email });
    const unknown = resume('b', { name: 'Unknown candidate', email, text: `${text} and more` });
    expect((await group([maria, unknown])).groups).toEqual([['a', 'b']]);
    const ben = resume('c', { name: 'Ben Smith', email });
    expect((await group([maria, unknown, ben])).groups).toEqual([['a'], ['b'], ['c']]);
  });

  it('leads over no third name from one person to another', async () => {
    const email = 'family@example.com';
    const family = [
      resume('a', { name: 'Zoë Müller', email }),
      resume('b', { name: 'Z. Müller', email }),
      resume('c', { name: 'Zara Müller', email }),
      resume('d', { name: 'zoe mueller', email }),
    ];
    expect((await group(family)).groups).toEqual([['a', 'd'], ['b'], ['c']]);
  });

  it('takes the address of a template for none', async () => {
    const { groups } = await group([
      resume('a', { name: 'Ada King', email: 'your.email@example.com' }),
      resume('b', { name: 'Ada King', email: 'your.email@example.com', text: 'Bakes bread.' }),
    ]);
    expect(groups).toEqual([['a'], ['b']]);
  });

  it('does as a person said, and joins nothing to one of two that were told apart', async () => {
    const email = 'king@example.com';
    const files = [
      resume('a', { name: 'Ada King', email }),
      resume('b', { name: 'Ada King', email }),
      resume('c', { name: 'Ben Smith', email: 'ben@example.com', text: 'Bakes bread.' }),
      resume('d', { name: 'Cara Lund', email: 'cara@example.com', text: 'Drives trains.' }),
    ];
    const apart = { one: 'a', other: 'b', isSame: false };
    const same = { one: 'd', other: 'c', isSame: true };
    expect((await group(files, [apart, same])).groups).toEqual([['a'], ['b'], ['c', 'd']]);
    const more = [...files, resume('e', { name: 'Ada King', email, text: 'Something else.' })];
    expect((await group(more, [apart, same])).groups).toEqual([['a'], ['b'], ['c', 'd'], ['e']]);
  });

  it('takes one name in any order with near the same text for one person', async () => {
    const { groups } = await group([
      resume('a', { name: 'Zoë Müller' }),
      resume('b', { name: 'MULLER, Zoe', text: `${text} and more` }),
      resume('c', {
        name: 'Zoë Müller',
        text: 'Bakes bread and cakes in a small village shop by the sea',
      }),
    ]);
    expect(groups).toEqual([['a', 'b'], ['c']]);
  });

  it('leads over several files from one to another', async () => {
    const { groups } = await group([
      resume('a', { name: 'Zoë Müller', email: '' }),
      resume('b', { name: 'Zoe Muller', email: 'zoe@example.com' }),
      resume('c', { name: 'Z. Müller', email: 'ZOE@example.com', text: 'Something else.' }),
    ]);
    expect(groups).toEqual([['a', 'b', 'c']]);
  });

  it('never takes a text alone for a person, nor two people of whom no name is known', async () => {
    const nameless = ['a', 'b'].map((id) => resume(id, { email: '', name: '' }));
    const unknown = ['c', 'd'].map((id) => resume(id, { email: '', name: 'Unknown candidate' }));
    const { groups } = await group([...nameless, ...unknown, resume('e'), resume('f')]);
    expect(groups).toHaveLength(6);
  });

  it('joins thousands of copies of one file, and reads the texts of namesakes only', async () => {
    const copies = Array.from({ length: 3000 }, (_, n) =>
      resume(`a${n}`, { name: 'Zoë Müller', email: '' }),
    );
    const others = Array.from({ length: 3000 }, (_, n) =>
      resume(`b${n}`, {
        name: `Zoë ${[...String(n)].map((c) => 'abcdefghij'[Number(c)]).join('')}`,
      }),
    );
    const { groups, read } = await group([...copies, ...others]);
    expect(groups).toHaveLength(3001);
    expect(read.length).toBe(3000);
  });

  it('reads a bounded part at a time, however many have one name', async () => {
    const files = Array.from({ length: 1000 }, (_, n) =>
      resume(`a${n}`, { name: 'Zoë Müller', text: `${text} number ${n} wrote this line by hand` }),
    );
    let largest = 0;
    await findPersons(files, async (ids) => {
      largest = Math.max(largest, ids.length);
      return new Map(ids.map((id) => [id, '']));
    });
    expect(largest).toBeLessThanOrEqual(200);
  });
});

const names = [
  'Zoë Müller',
  'Z. Müller',
  'MUELLER Zoe',
  'Zara Müller',
  'Zoë Marie Müller',
  'Zoë M. Weber-Müller',
  'Müller',
  'Unknown candidate',
  '',
  'Ben Smith',
  'B. Smith',
];
const emails = ['x@example.com', 'y@example.com', 'z@example.com', 'your.email@example.com', ''];
const texts = [text, `${text} and more`, 'Bakes bread and cakes in a village shop by the sea', ''];
const someFiles = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      email: fc.constantFrom(...emails),
      text: fc.constantFrom(...texts),
    }),
    { maxLength: 9 },
  )
  .map((files) => files.map((file, at) => ({ ...file, id: String(at) })));
const somePairs = fc.array(
  fc.record({ one: fc.nat(9), other: fc.nat(9), isSame: fc.boolean() }).map((pair) => ({
    ...pair,
    one: String(pair.one),
    other: String(pair.other),
  })),
  { maxLength: 2 },
);
const asSets = (groups: readonly (readonly string[])[]) =>
  groups.map((ids) => [...ids].sort().join(' ')).sort();

describe('persons of any files', () => {
  it('are the same in any order of the files, and each file is of one of them', async () => {
    const shuffled = someFiles.chain((files) =>
      fc.tuple(
        fc.constant(files),
        fc.shuffledSubarray(files, { minLength: files.length }),
        fc.shuffledSubarray(files, { minLength: files.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, somePairs, async ([files, inOrder, others], said) => {
        const { groups } = await group(files, said);
        expect(groups.flat().sort()).toEqual(files.map(({ id }) => id).sort());
        expect(asSets((await group(inOrder, said)).groups)).toEqual(asSets(groups));
        // Not their ids either.
        const renamed = new Map(others.map(({ id }, at) => [id, `${at}`]));
        const again = others.map((file, at) => ({ ...file, id: `${at}` }));
        if (said.length > 0) return;
        const expected = groups.map((ids) => ids.map((id) => renamed.get(id) ?? ''));
        expect(asSets((await group(again)).groups)).toEqual(asSets(expected));
      }),
      { numRuns: 500 },
    );
  });

  it('never have names that disagree, nor files that were told apart', async () => {
    await fc.assert(
      fc.asyncProperty(someFiles, somePairs, async (files, said) => {
        const byId = new Map(files.map((file) => [file.id, readName(file.name)]));
        const { groups } = await group(files, said);
        if (said.some(({ isSame }) => isSame)) return;
        for (const ids of groups) {
          const names = ids.flatMap((id) => byId.get(id) ?? []).filter(({ key }) => key !== '');
          const agree = names.flatMap((one) => names.map((other) => namesAgree(one, other)));
          expect(agree).not.toContain(false);
          const together = said.filter(
            ({ one, other }) => ids.includes(one) && ids.includes(other),
          );
          expect(together.filter(({ one, other }) => one !== other)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
