import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../tests/support/accessibility.js';
import { launchBrowser } from '../tests/support/browser.js';
import { fitProblems } from '../tests/support/layout-problems.js';
import { repositoryRoot } from '../tests/support/product.js';
import { comparePictures, packReference } from './support/compare-pictures.js';
import { buildFixturePages, type FixturePages, lookAtRest } from './support/fixture-pages.js';

const references = path.join(repositoryRoot, 'e2e/front-ends/pictures');
const differences = path.join(repositoryRoot, '.data/fixtures');
const recorder = path.join(references, 'drawn-by.txt');
/** The room whose pictures are taken again, or `all`; default none. */
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

let pages: FixturePages;
let browser: Browser;

beforeAll(async () => {
  pages = await buildFixturePages(recorded && recorded !== 'all' ? recorded : undefined);
  browser = await launchBrowser();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await pages?.stop();
});

async function openTab(): Promise<Page> {
  const page = await browser.newPage({ timezoneId: 'UTC', locale: 'en-US' });
  page.setDefaultTimeout(60_000);
  return page;
}

const setLook = async (page: Page, { width, colorScheme }: Omit<Look, 'name'>) => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
};

const takePicture = (page: Page): Promise<Buffer> =>
  lookAtRest(
    page,
    () => page.screenshot({ fullPage: true, animations: 'disabled' }),
    (one, other) => one.equals(other),
  );

async function drawAll(page: Page, room: string): Promise<ReadonlyMap<string, Buffer>> {
  const ids = await pages.open(page, room);
  const pictures = new Map<string, Buffer>();
  for (const id of ids.filter(isCompared)) {
    for (const look of looksOf(id)) {
      await setLook(page, look);
      await pages.show(page, id);
      pictures.set(`${room}-${id}-${look.name}`, await takePicture(page));
    }
  }
  return pictures;
}

/** Problems of the page once it does not change any more. */
async function problemsOf(page: Page): Promise<string[]> {
  const readRoot = () => page.locator('#root').innerHTML();
  const root = await lookAtRest(page, readRoot, (one, other) => one === other);
  const empty = root === '' ? ['It is empty.'] : [];
  return [...empty, ...(await fitProblems(page)), ...(await accessibilityProblems(page))];
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
    const page = await openTab();
    const problems: string[] = [];
    for (const room of pages.rooms) {
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

  it('comes up without an error, fits a phone and has nothing that axe finds', async () => {
    const page = await openTab();
    const problems: string[] = [];
    let shown = '';
    page.on('pageerror', (error) => problems.push(`${shown}: ${error.message}`));
    page.on('console', (message) => {
      const isWanted = message.text().includes('This fixture lets it fail.');
      if (message.type() === 'error' && !isWanted) problems.push(`${shown}: ${message.text()}`);
    });
    let count = 0;
    await setLook(page, { width: 375, colorScheme: 'dark' });
    for (const room of pages.rooms) {
      for (const id of await pages.open(page, room)) {
        shown = `${room}-${id}`;
        await pages.show(page, id);
        problems.push(...(await problemsOf(page)).map((problem) => `${shown}: ${problem}`));
        count += 1;
      }
    }
    await page.close();
    process.stdout.write(`${count} states of ${pages.rooms.length} rooms were opened.\n`);
    expect(problems).toEqual([]);
  }, 600_000);
});

describe('a comparison of pictures', () => {
  it('tells a difference that is seen, and none that is not', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-pictures-'));
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
    await rm(folder, { recursive: true });
  });
});
