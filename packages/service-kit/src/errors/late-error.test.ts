import { describe, expect, it } from 'vitest';
import { createLateError } from './late-error.js';

describe('createLateError', () => {
  it.each([
    ['asks to look before a second try', { method: 'POST' }, 'StillWorking', 'whether it is done'],
    ['asks to look for a mail', { method: 'POST', sendsMail: true }, 'StillWorking', 'your inbox'],
    ['asks to read again', { method: 'GET' }, 'Unavailable', 'try again in a moment'],
  ] as const)('%s', (_, operation, code, part) => {
    const { status, message, ...error } = createLateError(operation);
    expect([status, error.code]).toEqual([503, code]);
    expect(message).toContain(part);
  });
});
