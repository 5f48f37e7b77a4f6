import { operations } from '@shortlist/contracts/operations';
import { describe, expect, it } from 'vitest';
import { findOperation, findService } from './api-routes.js';

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
    expect(unknown.map((operation) => operation.name).sort()).toEqual([
      'exportData',
      'getRemote',
      'getStatus',
      'makeRemoteLive',
      'publishRemote',
      'reportFrontEnd',
      'rollBackRemote',
      'startRemoteCanary',
    ]);
  });
});

describe('findOperation', () => {
  it('finds every operation by its method and path, and HEAD where GET is', () => {
    for (const operation of operations) {
      const path = operation.path.replaceAll(/\{\w+\}/g, 'a1');
      expect(findOperation(operation.method, path)?.name).toBe(operation.name);
    }
    expect(findOperation('HEAD', '/auth/me')?.name).toBe('getCurrentUser');
  });

  it.each([
    ['GET', '/auth/login'],
    ['post', '/auth/login'],
    ['OPTIONS', '/auth/login'],
    ['POST', '/auth/Login'],
    ['POST', '/auth/login/'],
    ['POST', '/auth/login/again'],
    ['GET', '/resumes/job/a1/b2/c3'],
  ])('knows none for %s %s', (method, path) => {
    expect(findOperation(method, path)).toBeNull();
  });
});
