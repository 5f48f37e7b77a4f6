import { describe, expect, it } from 'vitest';
import { readRemotePages } from './remote-pages.js';

const page = { path: '/reports', title: 'Reports & figures', guarded: true };
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...page, path: `/reports-${at}` }));

describe('readRemotePages', () => {
  it('takes what a build says; a field it does not know is left out', () => {
    expect(readRemotePages('reports', [{ ...page, tomorrow: 1 }])).toEqual([page]);
    expect(readRemotePages('reports', [{ ...page, path: '/' }, page])).toHaveLength(2);
    expect(readRemotePages('reports', many(100))).toHaveLength(100);
    expect(readRemotePages('reports', undefined)).toEqual([]);
    const asking = { ...page, asks: ['/resumes/job/{job}/screening', '/auth/token/usage'] };
    expect(readRemotePages('reports', [asking])).toEqual([asking]);
  });

  it.each<[string, unknown, string]>([
    ['no list', 'pages', 'they are no list'],
    ['an object', { 0: page }, 'they are no list'],
    ['10,000 pages', many(10_000), 'there are 10000 of them, and a remote may have 100'],
    ['a page that is nothing', [null], 'number 1 is not as it should be'],
    [
      'a title that is no text',
      [page, { ...page, title: 7 }],
      'number 2 is not as it should be at "title"',
    ],
    ['a flag that is text', [{ ...page, guarded: 'no' }], 'at "guarded"'],
    ['one path twice', [page, page], '/reports stands there twice'],
    [
      'script in a title',
      [{ ...page, title: '<script>alert(1)</script>' }],
      'the title of /reports',
    ],
    ['a title of two lines', [{ ...page, title: 'a\nb' }], 'the title of /reports'],
    [
      'a title that turns the text round',
      [{ ...page, title: 'a\u202eb' }],
      'the title of /reports',
    ],
    ['no title', [{ ...page, title: ' ' }], 'the title of /reports'],
    ['a long title', [{ ...page, title: 'x'.repeat(81) }], 'the title of /reports'],
    [
      'script in a description',
      [{ ...page, description: '"><script>' }],
      'the description of /reports',
    ],
    [
      'a page for nobody that is listed',
      [{ ...page, listed: true, secret: true }],
      'both listed and secret',
    ],
    ...['https://evil.example/', '//evil.example', '/auth/../x', '/auth/me?all=1', '/{Job}'].map(
      (ask): [string, unknown, string] => [
        `a page that asks ${ask}`,
        [{ ...page, asks: [ask] }],
        'asks first',
      ],
    ),
    [
      'a page that asks too much',
      [{ ...page, asks: ['/a', '/b', '/c', '/d', '/e'] }],
      'at most 4 paths',
    ],
  ])('refuses %s with a sentence', (_what, pages, sentence) => {
    expect(() => readRemotePages('reports', pages)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence) }),
    );
  });

  it.each([
    '',
    'reports',
    '//',
    '//evil.example',
    '/../api',
    '/a/../b',
    '/a//b',
    '/a/',
    '/Reports',
    '/reports.html',
    '/reports?x=1',
    '/reports#x',
    '/re ports',
    '/%2e%2e',
    '/\\evil',
    '/a-',
    '/:id',
    '/*',
    `/${'a'.repeat(100)}`,
    '/a/b/c/d/e/f',
  ])('refuses the path %j', (path) => {
    expect(() => readRemotePages('reports', [{ ...page, path }])).toThrow('is no path of a page');
  });

  it.each(['/api', '/api/auth/me', '/remotes/billing', '/mailbox', '/identity/auth', '/metrics'])(
    'leaves %s to the gateway',
    (path) => {
      expect(() => readRemotePages('reports', [{ ...page, path }])).toThrow(
        'belongs to Shortlist itself',
      );
    },
  );
});
