import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { commentSubject } from './comment-subject.mjs';

const config = {
  plugins: { local: { rules: { subject: commentSubject } } },
  rules: { 'local/subject': 'error' },
};

const linesOf = (code) => new Linter().verify(code, config).map(({ line }) => line);

it.each([
  '/** Candidates to export; called on click. */',
  '// Says which remote is live.',
  '/* Whether the builds are reachable. */',
  '// The files of the upload,\n// which are kept in memory.',
  'const question = "What is it?"; // Asked once.',
])('accepts %j', (code) => {
  expect(linesOf(code)).toEqual([]);
});

it.each([
  ['/** What the databases hold. */', [1]],
  ['/**\n * Who is exported.\n */', [1]],
  ['// Whose a remote is.', [1]],
  ['const a = 1;\n// Whoever waits asks again.\nconst b = 2; // What it is worth.', [2, 3]],
  ['// Says something.\n\n// Which of them is live.', [3]],
])('refuses %j', (code, lines) => {
  expect(linesOf(code)).toEqual(lines);
});
