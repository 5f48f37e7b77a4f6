import { describe, expect, it, vi } from 'vitest';
import { CONFLICT, retryConflicts } from './retry-conflicts.js';

function createOptions(attempts?: number) {
  const error = vi.fn();
  const options = {
    log: { error },
    sentence: 'Please try again.',
    about: { jobId: 'a-job' },
    ...(attempts === undefined ? {} : { attempts }),
  };
  return { options, error };
}

describe('retryConflicts', () => {
  it('tries again until nothing came in between', async () => {
    const { options, error } = createOptions();
    let conflicts = 5;
    const value = await retryConflicts(options, () =>
      Promise.resolve(conflicts-- > 0 ? CONFLICT : 'stored'),
    );
    expect(value).toBe('stored');
    expect(error).not.toHaveBeenCalled();
  });

  it('passes on a value that is nothing', async () => {
    const { options } = createOptions(1);
    await expect(retryConflicts(options, () => Promise.resolve(undefined))).resolves.toBe(
      undefined,
    );
  });

  it('ends when the condition never holds, and says what was given up', async () => {
    const { options, error } = createOptions(4);
    const attempt = vi.fn(() => Promise.resolve<typeof CONFLICT>(CONFLICT));
    await expect(retryConflicts(options, attempt)).rejects.toMatchObject({
      name: 'DomainError',
      code: 'Unavailable',
      sentence: 'Please try again.',
    });
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(error).toHaveBeenCalledWith({ jobId: 'a-job', attempts: 4 }, expect.any(String));
  });

  it('does not try again what fails', async () => {
    const { options } = createOptions();
    const attempt = vi.fn(() => Promise.reject(new Error('lost')));
    await expect(retryConflicts(options, attempt)).rejects.toThrow('lost');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
