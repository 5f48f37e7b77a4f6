import * as authHttp from '@shortlist/contracts/http/auth';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import { describe, expect, it } from 'vitest';
import { createError } from './create-error.js';
import { describeError, isClientAbort } from './describe-error.js';
import { createCommonError, HttpError } from './http-error.js';

describe('createError', () => {
  it('fills the placeholders of the sentence', () => {
    const error = createError(resumesHttp.processResumes, 'QuotaExceeded', {
      remaining: 10,
      required: '1,200',
    });
    expect(error.message).toContain('You have 10 tokens remaining, but this action requires 1,200');
    expect([error.status, error.code]).toEqual([402, 'QuotaExceeded']);
  });

  it('takes details exactly when the sentence has placeholders', () => {
    // @ts-expect-error -- the placeholders of the sentence are not given
    expect(createError(resumesHttp.processResumes, 'QuotaExceeded').message).toContain(
      '{remaining}',
    );
    expect(createError(authHttp.login, 'EmailNotVerified').status).toBe(403);
  });

  it('refuses a code the operation does not declare', () => {
    // @ts-expect-error -- login declares no such error
    expect(() => createError(authHttp.login, 'QuotaExceeded')).toThrow(RangeError);
  });
});

describe('describeError', () => {
  it('keeps an HttpError and lets no word of a foreign error through', () => {
    const error = createCommonError('NotFound', { message: 'Gone.' });
    expect(describeError(error)).toBe(error);
    const foreign = Object.assign(new Error('body was hush'), { status: 400 });
    expect(describeError(foreign)).toBeInstanceOf(HttpError);
    expect(describeError(foreign)).toMatchObject({ status: 400, code: 'MalformedBody' });
    expect(describeError(foreign).message).not.toContain('hush');
  });
});

describe('an outage', () => {
  const named = (name: string, code?: number) => Object.assign(new Error('hush'), { name, code });

  it.each([
    'MongoServerSelectionError',
    'MongoNetworkError',
    'MongoNetworkTimeoutError',
    'MongoWaitQueueTimeoutError',
    'PoolClearedOnNetworkError',
    'BusBlockedError',
    'BusClosedError',
    'PublishTimeoutError',
    'ReplyTimeoutError',
  ])('is what %s says', (name) => {
    expect(describeError(named(name))).toMatchObject({
      status: 503,
      message: 'This part of Shortlist is not available right now. Please try again in a moment.',
    });
  });

  it.each([
    ['MaxTimeMSExpired', 50],
    ['ShutdownInProgress', 91],
    ['ExceededTimeLimit', 262],
    ['InterruptedDueToReplStateChange', 11_602],
  ])('is what the server says by %s', (_, code) => {
    expect(describeError(named('MongoServerError', code))).toMatchObject({ status: 503 });
  });

  it.each([
    ['WriteConcernFailed', 'MongoWriteConcernError', 64],
    ['NotWritablePrimary', 'MongoServerError', 10_107],
    ['NotWritablePrimary', 'MongoBulkWriteError', 10_107],
    ['OutOfDiskSpace', 'MongoServerError', 14_031],
  ])('of writing alone (%s in a %s) says so', (_, name, code) => {
    expect(describeError(named(name, code))).toMatchObject({
      status: 503,
      message: 'Nothing can be saved right now. Please try again in a moment.',
    });
  });

  it.each([
    ['a duplicate key', named('MongoServerError', 11_000)],
    ['another library with such a number', named('FormidableError', 50)],
    ['a bug', new TypeError('x is undefined')],
    ['a responder that failed', named('RemoteError')],
    ['a thrown text', 'MongoNetworkError'],
  ])('is not %s', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 500, code: 'Internal' });
  });
});

describe('isClientAbort', () => {
  it.each([
    ['a reset connection', { code: 'ECONNRESET' }, true],
    ['raw-body', { type: 'request.aborted' }, true],
    ['formidable', { code: 1002 }, true],
    ['another error', { code: 'ENOSPC' }, false],
    ['nothing', undefined, false],
    ['null', null, false],
  ])('%s', (_, error, expected) => {
    expect(isClientAbort(error)).toBe(expected);
  });
});
