import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserStore } from '../../../tests/support/browser-store.js';
import { keepFiles, maxKeptBytes } from './keep-files.js';
import { deleteKeptFiles, type KeptStore, openKeptStore } from './kept-store.js';

installBrowserStore();

let round = 0;
let owner = '';
beforeEach(() => {
  round += 1;
  owner = `user_${round}`;
});

const pdf = (name: string, text = `text of ${name}`) =>
  new File([text], name, { type: 'application/pdf', lastModified: 5 });
const storeOf = (tab = 'tab_1') => openKeptStore({ owner, tab });
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

async function textOf(file: File | undefined): Promise<string> {
  return new TextDecoder().decode(await file?.arrayBuffer());
}

/** Expects a reload of the tab to find these files in `draft` and `sent`. */
async function expectReloaded(draft: string[], sent: string[], tab?: string) {
  return waitFor(async () => {
    const files = await keepFiles(storeOf(tab)).load();
    expect([namesOf(files.draft), namesOf(files.sent)]).toEqual([draft, sent]);
    return files;
  });
}

describe('kept files', () => {
  it('come back after a reload, byte for byte, in their order', async () => {
    keepFiles(storeOf()).save({
      draft: [pdf('b.pdf'), pdf('a.pdf'), pdf('empty.pdf', '')],
      sent: [],
    });
    const { draft } = await expectReloaded(['b.pdf', 'a.pdf', 'empty.pdf'], []);
    expect(await textOf(draft[0])).toBe('text of b.pdf');
    expect(draft[0]).toMatchObject({ type: 'application/pdf', lastModified: 5 });
    expect(draft[2]?.size).toBe(0);
  });

  it('are those of the last call, and what is not needed is deleted', async () => {
    const keeper = keepFiles(storeOf());
    const [a, b, c] = [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')];
    keeper.save({ draft: [a, b], sent: [] });
    keeper.save({ draft: [b], sent: [a] });
    keeper.save({ draft: [c], sent: [b, a] });
    await expectReloaded(['c.pdf'], ['b.pdf', 'a.pdf']);
    keeper.save({ draft: [], sent: [] });
    await waitFor(async () => expect(await storeOf().readLists()).toBeNull());
  });

  it('go on from what a reload found', async () => {
    keepFiles(storeOf()).save({ draft: [pdf('a.pdf')], sent: [] });
    await expectReloaded(['a.pdf'], []);
    const keeper = keepFiles(storeOf());
    const { draft } = await keeper.load();
    keeper.save({ draft: [...draft, pdf('b.pdf')], sent: draft });
    await expectReloaded(['a.pdf', 'b.pdf'], ['a.pdf']);
  });

  it('are nobody else’s, and another tab’s are another’s', async () => {
    const first = owner;
    keepFiles(storeOf()).save({ draft: [pdf('a.pdf')], sent: [] });
    keepFiles(storeOf('tab_2')).save({ draft: [pdf('b.pdf')], sent: [] });
    await expectReloaded(['a.pdf'], []);
    await expectReloaded(['b.pdf'], [], 'tab_2');
    owner = 'somebody else';
    await expectReloaded([], []);
    owner = first;
    // The next person to sign in has removed them.
    await expectReloaded([], []);
  });

  it('are gone when the user signs out', async () => {
    keepFiles(storeOf()).save({ draft: [pdf('a.pdf')], sent: [] });
    keepFiles(storeOf('tab_2')).save({ draft: [pdf('b.pdf')], sent: [] });
    await expectReloaded(['a.pdf'], []);
    await expectReloaded(['b.pdf'], [], 'tab_2');
    await deleteKeptFiles(owner);
    await expectReloaded([], []);
    await expectReloaded([], [], 'tab_2');
  });

  it('of a running screening come all or not at all', async () => {
    const store = storeOf();
    keepFiles(store).save({ draft: [pdf('d.pdf')], sent: [pdf('a.pdf'), pdf('b.pdf')] });
    await expectReloaded(['d.pdf'], ['a.pdf', 'b.pdf']);
    const lists = await store.readLists();
    await store.deleteFiles([lists?.sent[1]?.id ?? '']);
    await expectReloaded(['d.pdf'], []);
  });

  it('that are too large together are not kept, which is said once', async () => {
    const heard: (string | null)[] = [];
    const keeper = keepFiles(storeOf());
    keeper.onUnkept((reason) => heard.push(reason));
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: maxKeptBytes + 1 });
    const small = pdf('small.pdf');
    keeper.save({ draft: [small, large], sent: [] });
    await waitFor(() => expect(heard).toEqual([expect.stringContaining('too large together')]));
    keeper.save({ draft: [large, small], sent: [] });
    keeper.save({ draft: [small], sent: [] });
    await expectReloaded(['small.pdf'], []);
    expect(heard).toEqual([expect.stringContaining('too large together'), null]);
  });

  it('are only not kept where the browser has no room or no store', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const store: KeptStore = {
      readLists: full,
      writeLists: full,
      readFile: full,
      writeFile: full,
      deleteFiles: full,
      clear: full,
      sweep: full,
    };
    const heard: (string | null)[] = [];
    const keeper = keepFiles(store);
    keeper.onUnkept((reason) => heard.push(reason));
    expect(await keeper.load()).toEqual({ draft: [], sent: [] });
    keeper.save({ draft: [pdf('a.pdf')], sent: [] });
    await waitFor(() => expect(heard).toEqual([expect.stringContaining('can’t keep')]));
    logged.mockRestore();
  });
});
