import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { countWords, findStaleReferences } from './doc-references.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const files = {
  'package.json': '{ "scripts": { "bench": "node ." } }',
  'packages/bus/package.json': '{ "name": "@shortlist/bus", "scripts": { "record": "node ." } }',
  'packages/bus/src/create-bus.ts': '',
  'packages/bus/tests/drain.test.ts': '',
  'docs/run.md': '# Run\n\n## Full disks, and more\n',
  'docs/decisions/003-in-process-bus.md': '# 003 A bus\n',
};

/** Runs the check in a repository where README.md holds `text`, or `more` adds files. */
function findIn(text, more = {}, examples = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'shortlist-docs-'));
  folders.push(root);
  for (const [file, content] of Object.entries({ ...files, 'README.md': text, ...more })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return findStaleReferences(root, examples);
}

it.each([
  ['a path', '`packages/bus/src/create-bus.ts`'],
  ['a path without its ending', 'packages/bus/tests/drain'],
  ['a pattern', '`packages/*/src`, `packages/<name>/src`'],
  ['a compiled file', '`node packages/bus/dist/create-bus.js`'],
  ['a file by the end of its path', '`src/create-bus.ts` and `create-bus.ts`'],
  ['a script', '    npm run bench -- --quick'],
  ['a script of a workspace', '`npm run record -w @shortlist/bus`'],
  ['a section', '[disks](docs/run.md#full-disks-and-more)'],
  ['an address', '[elsewhere](https://example.com/docs/old.md)'],
  ['a decision', 'decision 003, docs/decisions/003'],
])('finds %s that is there', (_, text) => {
  expect(findIn(text)).toEqual([]);
});

it.each([
  ['a path', 'packages/bus/src/make-bus.ts', 'packages/bus/src/make-bus.ts'],
  ['a compiled file', '`packages/bus/dist/make-bus.js`', 'packages/bus/dist/make-bus.js'],
  ['a file by the end of its path', '`src/make-bus.ts`', 'src/make-bus.ts'],
  ['a script', '    npm run benches -- --quick', 'npm run benches'],
  ['a script of a workspace', 'npm run bench -w @shortlist/bus', 'npm run bench -w @shortlist/bus'],
  ['a page', '[run](docs/start.md)', 'the link docs/start.md'],
  ['a section', '[disks](docs/run.md#disks)', 'the link docs/run.md#disks'],
  ['a decision', 'as decision 004 says', 'decision 004'],
])('names %s that is gone', (_, text, name) => {
  expect(findIn(text)).toEqual([`README.md: ${name}`]);
});

it('lets a page of a workspace name its own scripts and files', () => {
  const page = '`npm run record` writes packages/bus/src; see `src/create-bus.ts`.';
  expect(findIn('', { 'packages/bus/README.md': page })).toEqual([]);
});

it('names pages and decisions that a source refers to', () => {
  const source = '/** As docs/start.md and docs/decisions/009 say. */';
  expect(findIn('', { 'packages/bus/src/create-bus.ts': source })).toEqual([
    'packages/bus/src/create-bus.ts: docs/start.md',
    'packages/bus/src/create-bus.ts: decision 009',
  ]);
});

it('leaves out what a page makes up', () => {
  expect(findIn('packages/mine', {}, ['packages/mine'])).toEqual([]);
});

it('counts the words of tables and code, not their signs', () => {
  expect(countWords('# A page\n\n| one | two |\n| --- | --- |\n\n    npm start # = – 3\n')).toBe(7);
});
