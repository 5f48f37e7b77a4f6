import request, { type Test } from 'supertest';
import { authorize, type Instance } from './harness.js';

export interface UploadInput {
  readonly jobDescription?: string;
  readonly comparisonScore?: number | string;
  readonly jobId?: string;
  readonly criteria?: unknown;
  readonly files?: readonly (readonly [name: string, content: string | Buffer])[];
  readonly authorization?: string;
}

/** A request to screen; send it by awaiting it. */
export function screen(
  { url }: Pick<Instance, 'url'>,
  {
    jobDescription = 'Nurse for our ward. Must know care.',
    comparisonScore,
    jobId,
    criteria,
    files = [],
    authorization = authorize(),
  }: UploadInput,
): Test {
  const call = request(url).post('/resumes/process').set('authorization', authorization);
  void call.field('jobDescription', jobDescription);
  if (comparisonScore !== undefined) void call.field('comparisonScore', String(comparisonScore));
  if (jobId !== undefined) void call.field('jobId', jobId);
  if (criteria !== undefined) void call.field('criteria', JSON.stringify(criteria));
  for (const [name, content] of files) {
    void call.attach('resumes', Buffer.from(content as Buffer), {
      filename: name,
      contentType: 'application/pdf',
    });
  }
  return call;
}

export function get({ url }: Pick<Instance, 'url'>, path: string, authorization = authorize()) {
  return request(url).get(path).set('authorization', authorization);
}

/** A request with a JSON body. */
export function send(
  { url }: Pick<Instance, 'url'>,
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body: object,
  authorization = authorize(),
): Test {
  return request(url)[method](path).set('authorization', authorization).send(body);
}

/** Says whom an account's rejections are from: before that none is sent. */
export async function nameSender(
  instance: Pick<Instance, 'url'>,
  authorization = authorize(),
): Promise<void> {
  const sender = {
    senderName: 'Mina Hill',
    company: '',
    signature: '',
    replyTo: 'mina@example.com',
  };
  await send(instance, 'put', '/resumes/mail-settings', sender, authorization).expect(200);
}

export interface AddInput {
  readonly uploadId: string;
  readonly replaces?: string;
  readonly files: readonly (readonly [name: string, content: string | Buffer])[];
  readonly authorization?: string;
}

/** A request to add files to a screening. */
export function add(
  { url }: Pick<Instance, 'url'>,
  jobId: string,
  { uploadId, replaces, files, authorization = authorize() }: AddInput,
): Test {
  const call = request(url)
    .post(`/resumes/job/${jobId}/resumes`)
    .set('authorization', authorization)
    .field('uploadId', uploadId);
  if (replaces !== undefined) void call.field('replaces', replaces);
  for (const [filename, content] of files) {
    void call.attach('resumes', Buffer.from(content as Buffer), {
      filename,
      contentType: 'application/pdf',
    });
  }
  return call;
}
