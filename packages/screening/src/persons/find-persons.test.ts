import { describe, expect, it } from '@jest/globals';
import { findPersons, type PersonOfFile } from './find-persons.js';

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

async function group(files: readonly File[]) {
  const read: string[] = [];
  const groups = await findPersons(files, async (ids) => {
    read.push(...ids);
    return new Map(files.filter(({ id }) => ids.includes(id)).map((file) => [file.id, file.text]));
  });
  return { groups, read };
}

describe('findPersons', () => {
  it('takes one address for one person, in any case and whatever the names', async () => {
    const { groups, read } = await group([
      resume('a', { email: 'X@example.com' }),
      resume('b', { email: ' x@example.com ' }),
      resume('c'),
    ]);
    expect(groups).toEqual([['a', 'b'], ['c']]);
    expect(read).toEqual([]);
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
      resume('c', { name: 'Z. M.', email: 'ZOE@example.com', text: 'Something else altogether.' }),
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
