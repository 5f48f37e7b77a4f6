import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cookies } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Candidate } from '@shortlist/contracts/screening';
import type { Page } from 'playwright-core';
import { repositoryRoot } from './product.js';

/** The folder of the resumes and the job description that come with the product. */
export const samples = path.join(repositoryRoot, 'samples');

/** Paths of sample resumes: as many people, of three file types. */
export const fiveSamples = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
].map((name) => path.join(samples, 'resumes', name));

export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The sample resumes of these names. */
export function readSamples(fileNames: readonly string[]): Promise<UploadedFile[]> {
  return Promise.all(
    fileNames.map(async (fileName) => ({
      fileName,
      bytes: await readFile(path.join(samples, 'resumes', fileName)),
    })),
  );
}

/** The authorization header of the person signed in on `page`. */
export async function authorization(page: Page): Promise<{ authorization: string }> {
  const stored = await page.context().cookies();
  const token = stored.find(({ name }) => name === cookies.authToken.name)?.value;
  if (!token) throw new Error('Nobody is signed in.');
  return { authorization: `Bearer ${token}` };
}

/** Screens files against the sample job description as the signed-in person of `page`. */
export async function screenFiles(
  page: Page,
  productUrl: string,
  upload: { readonly files: readonly UploadedFile[]; readonly comparisonScore: number },
): Promise<OperationResponse<typeof http.processResumes>> {
  const form = new FormData();
  form.set('jobDescription', await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  form.set('comparisonScore', String(upload.comparisonScore));
  for (const { fileName, bytes } of upload.files) {
    form.append('resumes', new Blob([new Uint8Array(bytes)]), fileName);
  }
  const answer = await fetch(`${productUrl}/api/resumes/process`, {
    method: 'POST',
    headers: await authorization(page),
    body: form,
  });
  return http.processResumes.response.parse(await answer.json());
}

/** A screening as the server has it now. */
export async function readJob(page: Page, productUrl: string, jobId: string): Promise<JobDetail> {
  const headers = await authorization(page);
  const answer = await fetch(`${productUrl}/api/resumes/job/${jobId}`, { headers });
  return http.getJob.response.parse(await answer.json());
}

/** How many candidates reach `threshold` by score alone. */
export function countFrom(candidates: readonly Candidate[], threshold: number): number {
  return candidates.filter(({ score }) => score >= threshold).length;
}
