import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackages } from '../scripts/lib/workspaces.mjs';

export const root = path.resolve(import.meta.dirname, '..');

/** A remote is a folder, and is written down nowhere else. */
export const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));

const nameOf = ({ name }) => name.replace('@shortlist/', '');

/** Every workspace, by the name it is imported under. */
const rooms = readPackages(root)
  .filter(({ folder }) => folder !== '')
  .map(nameOf);

/** The name that the workspace in `folder` is imported under. */
export const roomIn = (folder) =>
  nameOf(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

/** Permitted imports: the table of docs/architecture.md. Folder → rooms its source may import. */
export const importTable = {
  'packages/contracts': [],
  'packages/screening': ['contracts'],
  'packages/bus': ['contracts'],
  'packages/service-kit': ['contracts'],
  'packages/host-api': ['contracts'],
  'packages/web-kit': ['contracts', 'host-api', 'router'],
  'packages/router': [],
  'stand-ins/database': [],
  'stand-ins/bus': ['contracts', 'bus', 'service-kit'],
  'stand-ins/mailbox': ['service-kit'],
  'stand-ins/identity': ['service-kit'],
  'services/auth': ['contracts', 'bus', 'service-kit'],
  'services/usage': ['contracts', 'bus', 'service-kit'],
  'services/email': ['contracts', 'bus', 'service-kit'],
  'services/resumes': ['contracts', 'bus', 'service-kit', 'screening'],
  gateway: ['contracts', 'bus', 'host-api', 'service-kit'],
  shell: ['contracts', 'host-api', 'web-kit', 'router'],
  ...Object.fromEntries(
    remotes.map((remote) => [remote, ['contracts', 'host-api', 'web-kit', 'router']]),
  ),
  'mfe-screening': [
    'contracts',
    'host-api',
    'web-kit',
    'router',
    'screening/archive',
    'screening/formula',
    'screening/template',
  ],
};

/** Test support that suites of services may use beside the table. */
export const testSupport = [
  'bus/testing',
  'embedded-mongo/testing',
  'in-process-bus',
  'service-kit/testing',
  'web-kit/testing',
];

/** A relative path that climbs into another room's sources. */
const climbsIntoAnotherRoom = {
  regex: '^(\\.\\./)+[\\w-]+(/[\\w-]+)*/(src|dist)/',
  message: "Import another room by its package name, not by its files' path.",
};

export function roomPatterns(room, allowed) {
  const names = rooms.filter((name) => name !== room && !allowed.includes(name));
  const subpaths = allowed.filter((name) => name.includes('/'));
  const exceptions = subpaths.length > 0 ? `(?!(${subpaths.join('|')})$)` : '';
  return [
    {
      regex: `^@shortlist/${exceptions}(${names.join('|')})(/|$)`,
      message: 'This room may not import that one (see docs/architecture.md, import table).',
    },
    climbsIntoAnotherRoom,
  ];
}

export function restrictImports(files, patterns, extra = {}) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] }, ...extra };
}
