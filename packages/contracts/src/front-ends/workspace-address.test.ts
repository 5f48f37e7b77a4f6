import { describe, expect, it } from 'vitest';
import { pageAddress, readPageAddress } from './workspace-address.js';

describe('readPageAddress', () => {
  it.each([
    ['/results', null, '/results'],
    ['/w/team_1/results', 'team_1', '/results'],
    ['/w/team_1/account/workspace', 'team_1', '/account/workspace'],
    ['/w/team_1', 'team_1', '/'],
    ['/w/team_1/', 'team_1', '/'],
    // No id of a workspace: no page has such an address.
    ['/w/', null, '/w/'],
    ['/w/a.b/results', null, '/w/a.b/results'],
    ['/w/%2e%2e/results', null, '/w/%2e%2e/results'],
    [`/w/${'a'.repeat(65)}/results`, null, `/w/${'a'.repeat(65)}/results`],
  ])('reads %s', (pathname, workspaceId, path) => {
    expect(readPageAddress(pathname)).toEqual({ workspaceId, path });
  });

  it('is undone by pageAddress', () => {
    for (const pathname of ['/results', '/w/team_1/results']) {
      expect(pageAddress(readPageAddress(pathname))).toBe(pathname);
    }
  });
});
