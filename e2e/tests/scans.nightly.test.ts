import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  placesOf,
  scanSample,
  toJpeg,
  toPng,
  toScan,
} from '../../packages/screening/tests/support/make-scans.js';
import { mina } from './support/person.js';
import { samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const OKAFOR = 'amara-okafor.pdf';
let session: Session;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scans-'));
  session = await openSession(mina);
});

afterAll(async () => {
  await session.close();
  await rm(folder, { recursive: true });
});

async function write(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** Where the outlined lines are in the picture, as shares of it. */
async function outlined() {
  const { page } = session;
  const picture = await page.getByRole('img', { name: /as it was sent/ }).boundingBox();
  const lines = await page.locator('img ~ [data-spot=chosen]').all();
  const boxes = await Promise.all(lines.map((line) => line.boundingBox()));
  return boxes.map((box) => {
    if (!box || !picture) throw new Error('The line or its picture is not shown.');
    const left = (box.x - picture.x) / picture.width;
    const top = (box.y - picture.y) / picture.height;
    return {
      left,
      top,
      right: left + box.width / picture.width,
      bottom: top + box.height / picture.height,
    };
  });
}

it('a photo and a scan are read, and a quote is shown where it is on the page', async () => {
  const { page, url } = session;
  const photo = await write('okafor.jpg', toJpeg(await scanSample(OKAFOR)));
  const scan = await write(
    'raghunathan.pdf',
    await toScan([toPng(await scanSample('priya-raghunathan.pdf'))]),
  );
  await page.goto(`${url}/upload`);
  await page
    .getByRole('textbox', { name: 'Job Description' })
    .fill(await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  await page.locator('input[data-upload=files]').setInputFiles([photo, scan]);
  await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
  await page.waitForURL('**/results?job=*', { timeout: 150_000 });
  await page.getByText('Read from a scan.').first().waitFor();
  await page.getByRole('link', { name: /^Review (\d+ undecided|one by one)/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Amara Okafor' }).waitFor();
  await page.getByRole('button', { name: 'Original picture' }).click();
  await page.getByRole('button', { name: /^Advanced life support certificate/ }).click();
  const [line, ...others] = await outlined();
  const [first] = await placesOf(OKAFOR, 'Advanced');
  const [last] = await placesOf(OKAFOR, '2025');
  if (!line || !first || !last) throw new Error('The line is not shown, or has other words.');
  expect(others).toEqual([]);
  expect(line.left).toBeCloseTo(first.left, 2);
  expect(line.right).toBeCloseTo(last.right, 2);
  expect(line.top).toBeLessThan((first.top + first.bottom) / 2);
  expect(line.bottom).toBeGreaterThan((last.top + last.bottom) / 2);

  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: 'Priya Raghunathan' }).waitFor();
  const before = await page.locator('iframe').getAttribute('src');
  await page.keyboard.press('c');
  const frame = page.locator('iframe[src*="&page=1&zoom=100,"]');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).not.toBe(before);
  expect(session.complaints).toEqual([]);
});
