import { webcrypto } from 'node:crypto';
import * as http from '@shortlist/contracts/http/resumes';
import { describe, expect, it } from 'vitest';
import { newJobId } from './job-id.js';

const accepted = (jobId: string) =>
  http.processResumes.body.safeParse({ jobDescription: 'x', jobId }).success;

describe('newJobId', () => {
  it('is an id that the processing call accepts, in a secure context', () => {
    expect(accepted(newJobId(webcrypto as Crypto))).toBe(true);
  });

  it('is one on plain http too, where there is no randomUUID', () => {
    const insecure = {
      getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
    } as Pick<Crypto, 'getRandomValues'>;
    const ids = Array.from({ length: 200 }, () => newJobId(insecure));
    expect(ids.every(accepted)).toBe(true);
    expect(new Set(ids).size).toBe(200);
  });
});
