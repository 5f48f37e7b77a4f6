import type { ReceivedComment, SharedScreening, ShareLink } from '@shortlist/contracts/sharing';
import request from 'supertest';
import { expect } from 'vitest';
import { resumeText } from './engine.js';
import type { Instance } from './harness.js';
import { get, screen, send } from './upload.js';

/** Screens three resumes, of which two are shortlisted: Cleo above Ada. Gives the address of the screening. */
export async function screenShortlist(instance: Instance): Promise<string> {
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', `${resumeText('Ada', 90)}met: c1\n`],
      ['ben.pdf', resumeText('Ben', 20)],
      ['cleo.pdf', resumeText('Cleo', 95)],
    ],
  });
  return `/resumes/job/${body.jobId as string}`;
}

/** Makes a link to the screening at that address. */
export async function share(instance: Instance, job: string, wanted: object = {}) {
  const { status, body } = await send(instance, 'post', `${job}/shares`, wanted);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as { share: ShareLink; token: string };
}

/** Asks as somebody with a link, without a sign-in. */
export const open = ({ url }: Pick<Instance, 'url'>, token: unknown) =>
  request(url).post('/resumes/shared').send({ token });

export async function openedBy(instance: Instance, token: string): Promise<SharedScreening> {
  const { status, body } = await open(instance, token);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as SharedScreening;
}

export const comment = (
  { url }: Pick<Instance, 'url'>,
  token: string,
  wanted: { readonly candidateId: string; readonly text?: unknown; readonly author?: unknown },
) =>
  request(url)
    .post('/resumes/shared/comments')
    .send({ token, text: 'Please invite.', author: 'Mo', ...wanted });

export async function commentsOf(instance: Instance, job: string): Promise<ReceivedComment[]> {
  const { status, body } = await get(instance, `${job}/comments`);
  expect(status).toBe(200);
  return (body as { comments: ReceivedComment[] }).comments;
}

/** Status and name of an answer that refuses. */
export const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
