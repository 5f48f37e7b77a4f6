import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { repositoryRoot } from '../../tests/support/product.js';
import { serveRemote } from './serve-remote.js';

/** Longer than anything on a page waits before it shows itself. */
const delaysMs = 2_000;
const mostLooks = 20;

/** The pages of fixtures: of each room that has some, a page that shows every screen in every state without services. */
export interface FixturePages {
  readonly rooms: readonly string[];
  /** Opens the page of a room, whose states can be shown from then on; resolves to their ids. The clock is the test's. */
  open(page: Page, room: string): Promise<readonly string[]>;
  show(page: Page, id: string): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the pages of all rooms, or of this one. */
export async function buildFixturePages(room?: string): Promise<FixturePages> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-fixtures-'));
  const script = path.join(repositoryRoot, 'scripts/fixtures/build-page.mjs');
  const args = [script, folder, ...(room === undefined ? [] : [room])];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const server = await serveRemote();
  return {
    rooms: JSON.parse(stdout) as string[],
    open: async (page, room) => {
      server.deploy(path.join(folder, room));
      await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
      await page.goto(`${server.url}/index.html`);
      await page.waitForFunction(() => 'fixtureIds' in window);
      return page.evaluate(
        () => (window as unknown as { fixtureIds: readonly string[] }).fixtureIds,
      );
    },
    show: async (page, id) => {
      await page.goto(`${server.url}/index.html?show=${id}`);
      await page.waitForFunction(() => 'fixtureIds' in window);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Result of `look` once the page does not change any more. */
export async function lookAtRest<Seen>(
  page: Page,
  look: () => Promise<Seen>,
  isSame: (one: Seen, other: Seen) => boolean,
): Promise<Seen> {
  let last: Seen | undefined;
  for (let count = 0; count < mostLooks; count += 1) {
    await page.clock.runFor(delaysMs);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const seen = await look();
    const isDone = await page.evaluate(() => !document.documentElement.hasAttribute('data-acting'));
    if (isDone && last !== undefined && isSame(last, seen)) return seen;
    last = seen;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}
