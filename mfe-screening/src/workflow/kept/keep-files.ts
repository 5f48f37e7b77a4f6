import { reportProblem } from '@shortlist/web-kit';
import { newJobId } from '../follow/job-id.js';
import type { ChosenFiles, FileKeeper } from './file-keeper.js';
import type { KeptFile, KeptStore } from './kept-store.js';

/** More than this is not kept, in bytes: it would crowd out other pages' storage, and take long to read again. */
export const maxKeptBytes = 500 * 1024 * 1024;

const tooMuch =
  'These files are too large together to be kept over a reload of this page. Please don’t close or reload it until they are sent.';
const notPossible =
  'Your browser can’t keep the chosen files. Please don’t close or reload this page until they are sent.';

/** A keeper over the browser's store. */
export function keepFiles(store: KeptStore): FileKeeper {
  const idOf = new WeakMap<File, string>();
  const stored = new Set<string>();
  let listener: (reason: string | null) => void = () => undefined;
  let reason: string | null = null;
  let next: ChosenFiles | null = null;
  let saved: ChosenFiles | null = null;
  let working: Promise<void> | null = null;

  const report = (now: string | null) => {
    if (reason === now) return;
    reason = now;
    listener(now);
  };

  async function restore(kept: KeptFile): Promise<File | null> {
    const bytes = await store.readFile(kept.id);
    if (!bytes) return null;
    const { name, type, lastModified } = kept;
    const file = new File([bytes], name, { type, lastModified });
    idOf.set(file, kept.id);
    stored.add(kept.id);
    return file;
  }

  async function restoreAll(list: readonly KeptFile[]): Promise<File[]> {
    const known = new Map<string, File>();
    for (const kept of list) {
      const file = await restore(kept);
      if (file) known.set(kept.id, file);
    }
    return [...known.values()];
  }

  async function keepFile(file: File): Promise<KeptFile> {
    const id = idOf.get(file) ?? newJobId();
    if (!stored.has(id)) {
      await store.writeFile(id, await file.arrayBuffer());
      idOf.set(file, id);
      stored.add(id);
    }
    const { name, type, lastModified } = file;
    return { id, name, type, lastModified };
  }

  async function write({ draft, sent }: ChosenFiles): Promise<void> {
    const kept = new Map<File, KeptFile>();
    for (const file of new Set([...draft, ...sent])) kept.set(file, await keepFile(file));
    const listOf = (files: readonly File[]) => files.flatMap((file) => kept.get(file) ?? []);
    await store.writeLists({ savedAt: Date.now(), draft: listOf(draft), sent: listOf(sent) });
    const used = new Set([...kept.values()].map(({ id }) => id));
    const unused = [...stored].filter((id) => !used.has(id));
    await store.deleteFiles(unused);
    for (const id of unused) stored.delete(id);
  }

  /** Half of it kept would be worse than nothing: after a reload it would look like all of it. */
  async function giveUp(): Promise<void> {
    stored.clear();
    await store.clear().catch(() => undefined);
  }

  async function keep(files: ChosenFiles): Promise<void> {
    const all = [...new Set([...files.draft, ...files.sent])];
    if (all.reduce((sum, { size }) => sum + size, 0) > maxKeptBytes) {
      await giveUp();
      report(tooMuch);
      return;
    }
    try {
      if (all.length > 0) await write(files);
      else if (stored.size > 0) await giveUp();
      report(null);
    } catch (error) {
      reportProblem('The chosen files could not be kept in the browser.', error);
      await giveUp();
      report(notPossible);
    }
  }

  async function work(): Promise<void> {
    while (next) {
      const files = next;
      next = null;
      await keep(files);
    }
    working = null;
  }

  return {
    load: async () => {
      try {
        const lists = await store.readLists();
        await store.sweep(Date.now());
        if (!lists) return { draft: [], sent: [] };
        const draft = await restoreAll(lists.draft);
        const sent = await restoreAll(lists.sent);
        return { draft, sent: sent.length === lists.sent.length ? sent : [] };
      } catch (error) {
        reportProblem('The files kept in the browser could not be read.', error);
        return { draft: [], sent: [] };
      }
    },
    save: (files) => {
      if (saved?.draft === files.draft && saved.sent === files.sent) return;
      saved = files;
      next = files;
      working ??= work();
    },
    onUnkept: (hear) => {
      listener = hear;
    },
  };
}
