import type * as http from '@shortlist/contracts/http/resumes';
import * as resumes from '@shortlist/contracts/http/resumes';
import { describe, expect, it } from 'vitest';
import { answerRefusal } from './answer-refusal.js';
import { commonRefusal, createRefusal, DomainError } from './domain-error.js';
import { HttpError } from './http-error.js';

const refusal = createRefusal<typeof http>();

describe('a refusal', () => {
  it('takes the details that the sentences of its code need, and no other code', () => {
    expect(refusal('JobNotFound')).toMatchObject({ name: 'DomainError', code: 'JobNotFound' });
    const spent = refusal('QuotaExceeded', { remaining: 10, required: '1,200' });
    expect(spent.details).toEqual({ remaining: 10, required: '1,200' });
    // @ts-expect-error -- the placeholders of the sentence are not given
    expect(refusal('CostToAccept').details).toEqual({});
    // @ts-expect-error -- no operation of the contract declares such an error
    expect(refusal('InvalidCredentials').code).toBe('InvalidCredentials');
  });
});

describe('answerRefusal', () => {
  it('answers one code by what each operation has for it', () => {
    const down = refusal('EngineUnavailable');
    const [swap, criteria] = [resumes.swapTest, resumes.setCriteria].map((operation) =>
      answerRefusal(operation, down),
    );
    expect(swap).toMatchObject({ status: 503, code: 'EngineUnavailable', cause: down });
    expect(swap?.message).toBe('The AI provider is not answering. Please try again in a moment.');
    expect(criteria?.message).toMatch(/^The requirements are changed, but/);
  });

  it('fills the sentence', () => {
    const answer = answerRefusal(
      resumes.processResumes,
      refusal('QuotaExceeded', { remaining: 10, required: '1,200' }),
    );
    expect(answer).toMatchObject({ status: 402 });
    expect(answer.message).toContain(
      'You have 10 tokens remaining, but this action requires 1,200',
    );
  });

  it('answers a common code with its own sentence and when to try again', () => {
    const busy = commonRefusal('Unavailable', { sentence: 'Too many.', retryAfterSeconds: 5 });
    expect(answerRefusal(resumes.getHistory, busy)).toMatchObject({
      status: 503,
      code: 'Unavailable',
      message: 'Too many.',
      headers: { 'retry-after': '5' },
    });
    expect(answerRefusal(resumes.getHistory, commonRefusal('InvalidInput'))).toMatchObject({
      status: 422,
      headers: {},
    });
  });

  it.each(['QuotaExhausted', 'constructor', '__proto__'])(
    'takes a code that is not declared (%s) for a fault of ours',
    (code) => {
      const answer = answerRefusal(resumes.getHistory, new DomainError(code));
      expect(answer).not.toBeInstanceOf(HttpError);
      expect(answer.message).toBe(
        `The operation getHistory was refused with ${code}, which it does not declare.`,
      );
    },
  );
});
