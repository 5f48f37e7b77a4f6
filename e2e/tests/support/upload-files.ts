import type { Page } from 'playwright-core';
import type { ResumeFile } from './many-resumes.js';

const advert = `Ward manager, St Elm Hospital

Must have: registered nurse, ward management, rosters.
Nice to have: wound care, audits.`;

/** Chooses files on /upload and starts their screening. */
export async function beginUpload(
  page: Page,
  productUrl: string,
  files: readonly ResumeFile[],
): Promise<void> {
  await page.goto(`${productUrl}/upload`);
  await page.getByRole('textbox', { name: 'Job Description' }).fill(advert);
  await page.locator('input[data-upload=files]').setInputFiles([...files]);
  await page.getByText(`Uploaded Files (${files.length})`).waitFor();
  await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
  await page.waitForURL('**/processing**');
}

/** Waits for the results and answers the screening's id. */
export async function awaitResults(page: Page): Promise<string> {
  await page.waitForURL('**/results?job=*', { timeout: 90_000 });
  await page.getByRole('heading', { name: 'Screening Results' }).waitFor();
  return new URL(page.url()).searchParams.get('job') ?? '';
}
