import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { launchBrowser } from '../tests/support/browser.js';
import { repositoryRoot } from '../tests/support/product.js';
import { comparePictures, packReference } from './support/compare-pictures.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

const references = path.join(repositoryRoot, 'e2e/front-ends/pictures');
const differences = path.join(repositoryRoot, '.data/fixtures');
const recorder = path.join(references, 'drawn-by.txt');
/** The room whose pictures are taken anew, or `all`; default none. */
const recorded = process.env['RECORD_FIXTURES'];

const looks = [
  { name: '1280-light', width: 1280, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, colorScheme: 'dark' },
  { name: '375-light', width: 375, colorScheme: 'light' },
  { name: '375-dark', width: 375, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

/** States that say most of a screen; the others are there to be looked at (`npm run fixtures`). */
const isCompared = (id: string) => /-(all|filled|error|long-texts)$/.test(id);
/** Of these all looks; of the others one on a desk in the light and one on a phone in the dark. */
const inAllLooks = /^(subscription-filled|fields-all)$/;
const isUsual = ({ name }: Look) => name === '1280-light' || name === '375-dark';
const looksOf = (id: string) => looks.filter((look) => inAllLooks.test(id) || isUsual(look));

/** Longer than anything on a page waits before it shows itself. */
const delaysMs = 2_000;
const mostPictures = 20;

let folder: string;
let server: RemoteServer;
let browser: Browser;
let rooms: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-fixtures-'));
  const script = path.join(repositoryRoot, 'scripts/fixtures/build-page.mjs');
  const built = promisify(execFile)(process.execPath, [
    script,
    folder,
    ...(recorded && recorded !== 'all' ? [recorded] : []),
  ]);
  [server, browser] = await Promise.all([serveRemote(), launchBrowser()]);
  rooms = JSON.parse((await built).stdout) as string[];
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of the page as it is once it does not change any more. */
async function takePicture(page: Page): Promise<Buffer> {
  let last: Buffer | null = null;
  for (let count = 0; count < mostPictures; count += 1) {
    await page.clock.runFor(delaysMs);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const isDone = await page.evaluate(() => !document.documentElement.hasAttribute('data-acting'));
    if (isDone && last?.equals(picture)) return picture;
    last = picture;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

async function drawAll(page: Page, room: string): Promise<ReadonlyMap<string, Buffer>> {
  server.deploy(path.join(folder, room));
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto(`${server.url}/index.html`);
  await page.waitForFunction(() => 'fixtureIds' in window);
  const ids = await page.evaluate(
    () => (window as unknown as { fixtureIds: readonly string[] }).fixtureIds,
  );
  const pictures = new Map<string, Buffer>();
  for (const id of ids.filter(isCompared)) {
    for (const { name, width, colorScheme } of looksOf(id)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.url}/index.html?show=${id}`);
      await page.waitForFunction(() => 'fixtureIds' in window);
      pictures.set(`${room}-${id}-${name}`, await takePicture(page));
    }
  }
  return pictures;
}

async function record(room: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(references, { recursive: true });
  for (const name of await readdir(references)) {
    if (name.startsWith(`${room}-`)) await rm(path.join(references, name));
  }
  for (const [name, picture] of pictures) {
    await writeFile(path.join(references, `${name}.png`), packReference(picture));
  }
  await writeFile(recorder, `Chromium ${browser.version()}\n`);
}

describe('every screen in every state, without services,', () => {
  it('looks as it was last looked at', async () => {
    const page = await browser.newPage({ timezoneId: 'UTC', locale: 'en-US' });
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    for (const room of rooms) {
      const pictures = await drawAll(page, room);
      if (recorded) await record(room, pictures);
      for (const [name, actual] of pictures) {
        const reference = path.join(references, `${name}.png`);
        const problem = await comparePictures({ actual, reference, folder: differences });
        if (problem !== null) problems.push(problem);
      }
    }
    await page.close();
    const drawnBy = (await readFile(recorder, 'utf8')).trim();
    const why = `Look at them in ${differences}. When they are as they should be: npm run fixtures -- --record, for one room with its name. The references were drawn by ${drawnBy}, these by Chromium ${browser.version()}.`;
    expect(problems.length > 0 ? [...problems, why] : []).toEqual([]);
  }, 600_000);
});

describe('a comparison of pictures', () => {
  it('tells a difference that is seen, and none that is not', async () => {
    const reference = path.join(folder, 'reference.png');
    const paint = (side: number) => {
      const png = new PNG({ width: 100, height: 100 });
      png.data.fill(255);
      for (let y = 0; y < side; y += 1) png.data.fill(0, y * 400, y * 400 + side * 4);
      for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
      return PNG.sync.write(png);
    };
    await writeFile(reference, paint(0));
    const compare = (actual: Buffer) => comparePictures({ actual, reference, folder });
    expect(await compare(paint(0))).toBeNull();
    expect(await compare(paint(4))).toBeNull();
    expect(await compare(paint(20))).toMatch(/^reference differs in \d+ pixels$/);
    expect(await compare(PNG.sync.write(new PNG({ width: 50, height: 100 })))).toBe(
      'reference is 50 × 100, and was 100 × 100',
    );
    expect(await readFile(path.join(folder, 'reference.difference.png'))).not.toHaveLength(0);
  });
});
