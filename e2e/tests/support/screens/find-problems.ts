import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityProblems, endMotion } from '../accessibility.js';
import { fitProblems } from '../layout-problems.js';
import type { Session } from '../session.js';
import { makeAnswers, type Screen } from './screen.js';

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

async function takePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.screenshot({ path: path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`) });
}

async function problemsOf(
  page: Page,
  url: string,
  { name, at, answers, show }: Screen,
): Promise<string[]> {
  const [desk] = looks;
  await page.setViewportSize(desk.size);
  await page.emulateMedia({ colorScheme: desk.colorScheme });
  await makeAnswers(page, answers);
  await page.goto(url + at);
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

/**
 * Problems of each screen by its name, in a tab of their own: of accessibility and of layout, light and dark, on a desk and on a
 * phone. An empty object: there are none.
 */
export async function findProblems(
  { page: beside, url }: Session,
  screens: readonly Screen[],
): Promise<Record<string, readonly string[]>> {
  if (pictures) await mkdir(pictures, { recursive: true });
  const page = await beside.context().newPage();
  page.setDefaultTimeout(20_000);
  const problems: Record<string, readonly string[]> = {};
  for (const screen of screens) {
    const found = await problemsOf(page, url, screen).catch((error: unknown) => [String(error)]);
    if (found.length > 0) problems[screen.name] = found;
  }
  await page.close();
  return problems;
}
