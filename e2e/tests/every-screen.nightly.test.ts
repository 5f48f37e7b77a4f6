import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, endMotion } from './support/accessibility.js';
import { fitProblems } from './support/layout-problems.js';
import { mina } from './support/person.js';
import { readSamples, screenFiles } from './support/screening.js';
import { listMailScreens } from './support/screens/mail-screens.js';
import { listPrivacyScreens } from './support/screens/privacy-screens.js';
import { listResultScreens } from './support/screens/result-screens.js';
import { listReviewScreens } from './support/screens/review-screens.js';
import { makeAnswers, type Screen, type Shown } from './support/screens/screen.js';
import { listStartScreens } from './support/screens/start-screens.js';
import { openSession, type Session } from './support/session.js';
import { makeWordFile } from './support/word-file.js';

const files = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
  'yuki-tanaka.pdf',
];
const german = `Sabine Keller
sabine.keller@example.com
Berufserfahrung
Seit 2012 Stationsleitung auf einer internistischen Station mit 28 Betten, verantwortlich für Dienstplanung
Ausbildung
2002 – 2005 Ausbildung zur Gesundheits- und Krankenpflegerin
Kenntnisse
Wundversorgung, Medikamentengabe, Anleitung von Auszubildenden`;

/** Where pictures of all screens are put for somebody to look at; by default none are taken. */
const pictures = process.env['PICTURES'];

/** In the dark of a desk only the colours are others. */
const looks = [
  { name: '1280', size: { width: 1280, height: 900 }, colorScheme: 'light' },
  {
    name: '1280-dark',
    size: { width: 1280, height: 900 },
    colorScheme: 'dark',
    rule: 'color-contrast',
  },
  { name: '375-dark', size: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const;

let session: Session;
let shown: Shown;

async function takePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.screenshot({ path: path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`) });
}

async function findProblems(page: Page, { name, at, answers, show }: Screen): Promise<string[]> {
  const [desk] = looks;
  await page.setViewportSize(desk.size);
  await page.emulateMedia({ colorScheme: desk.colorScheme });
  await makeAnswers(page, answers);
  await page.goto(session.url + at);
  await show(page);
  const problems: string[] = [];
  for (const look of looks) {
    await page.setViewportSize(look.size);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const found = await accessibilityProblems(page, 'rule' in look ? look.rule : undefined);
    const unfit = await fitProblems(page);
    problems.push(...[...found, ...unfit].map((problem) => `${look.name}: ${problem}`));
    await takePicture(page, `${name} ${look.name}`);
  }
  if (pictures) {
    await page.emulateMedia({ colorScheme: 'light' });
    await endMotion(page);
    await takePicture(page, `${name} 375`);
  }
  return problems;
}

beforeAll(async () => {
  session = await openSession(mina);
  const { page, url } = session;
  if (pictures) await mkdir(pictures, { recursive: true });
  const more = [
    { fileName: 'keller.doc', bytes: new Uint8Array(makeWordFile(german)) },
    { fileName: 'nothing-in-it.pdf', bytes: new Uint8Array() },
  ];
  const upload = { files: [...(await readSamples(files)), ...more], comparisonScore: 70 };
  const { jobId, candidates } = await screenFiles(page, url, upload);
  const [best] = [...candidates].sort((a, b) => b.score - a.score);
  await page.goto(`${url}/results?job=${jobId}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'Share the shortlist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient').fill('Head of nursing');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('The link').inputValue());
  shown = {
    page,
    url,
    jobId,
    rejectedIds: candidates.filter(({ status }) => status === 'rejected').map(({ id }) => id),
    best: { id: best?.id ?? '', name: best?.candidate ?? '' },
    shareUrl: link.href.slice(link.origin.length),
  };
}, 120_000);

afterAll(() => session.close());

/** Problems of these screens, in a separate tab. */
async function walk(screens: readonly Screen[]): Promise<Record<string, readonly string[]>> {
  const page = await session.page.context().newPage();
  page.setDefaultTimeout(20_000);
  const problems: Record<string, readonly string[]> = {};
  for (const screen of screens) {
    const found = await findProblems(page, screen).catch((error: unknown) => [String(error)]);
    if (found.length > 0) problems[screen.name] = found;
  }
  await page.close();
  return problems;
}

describe('every screen, in every state, light and dark, on a desk and on a phone,', () => {
  it('can be used by everybody', async () => {
    const problems = await Promise.all([
      walk([...listStartScreens(shown), ...listMailScreens(shown), ...listPrivacyScreens()]),
      walk([...listResultScreens(shown), ...listReviewScreens(shown)]),
    ]);
    expect(problems).toEqual([{}, {}]);
  }, 180_000);
});
