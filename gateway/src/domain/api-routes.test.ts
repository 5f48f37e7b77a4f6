import { describe, expect, it } from '@jest/globals';
import { operations } from '@shortlist/contracts';
import { findService } from './api-routes.js';

describe('findService', () => {
  it.each([
    ['/auth/login', 'auth'],
    ['/auth/token/usage', 'usage'],
    ['/auth', 'auth'],
    ['/resumes/job/1/events', 'resumes'],
    ['/email/send-bulk', 'email'],
    ['/authentication', null],
    ['/', null],
    ['', null],
    ['/../auth/login', null],
  ])('sends %s to %s', (path, service) => {
    expect(findService(path)).toBe(service);
  });

  it('knows a service for every operation but its own', () => {
    const unknown = operations.filter((operation) => findService(operation.path) === null);
    expect(unknown.map((operation) => operation.name)).toEqual(['getStatus']);
  });
});
