import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const generated = new Set(['node_modules', 'dist', 'source-maps', 'coverage', 'recorded']);

/** Every file of the repository by its path from `root`, without generated files and hidden folders. */
export function listFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return generated.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, file);
  });
}

/** Words of a page, code and tables included; signs alone are none. */
export const countWords = (text) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsIn = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

function brokenLinks(root, file, text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target, anchor] = link.split('#');
    const linked = target ? path.join(root, path.dirname(file), target) : path.join(root, file);
    if (!existsSync(linked)) return [`the link ${link}`];
    if (!anchor || statSync(linked).isDirectory()) return [];
    return anchorsIn(readFileSync(linked, 'utf8')).includes(anchor) ? [] : [`the link ${link}`];
  });
}

function scriptsOf(root, folder) {
  const file = path.join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
}

/** The workspace that a page belongs to: the nearest folder above it with a package.json; '.' for the root. */
function roomOf(root, file) {
  const folder = path.dirname(file);
  return folder === '.' || existsSync(path.join(root, folder, 'package.json'))
    ? folder
    : roomOf(root, folder);
}

/** Scripts that a command may name: with `-w` those of that workspace, else those of the root and of the page's room. */
function scriptsFor(root, file, workspace, folders) {
  if (workspace === undefined)
    return { ...scriptsOf(root, ''), ...scriptsOf(root, roomOf(root, file)) };
  return scriptsOf(root, folders.get(workspace) ?? 'no workspace of this name');
}

function unknownScripts(root, file, text, folders) {
  const commands = text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)([^`\n]*)/g);
  return [...commands].flatMap(([, name, rest]) => {
    const workspace = /^ (?:-- )?-w (\S*[\w])/.exec(rest)?.[1];
    const known = scriptsFor(root, file, workspace, folders);
    return name in known ? [] : [`npm run ${name}${workspace ? ` -w ${workspace}` : ''}`];
  });
}

/** A built file is there when its source is. */
const sourceOf = (named) => named.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts');

/** Whether a file or folder is there whose name is this one or goes on after it; parts from a placeholder on are not compared. */
function isThere(root, named) {
  const fixed = named.split('/');
  const open = fixed.findIndex((part) => /[*<>{}…$]/.test(part) || part === 'dist');
  const wanted = path.posix.join(...(open < 0 ? fixed : fixed.slice(0, open)));
  if (existsSync(path.join(root, wanted))) return true;
  const folder = path.join(root, path.dirname(wanted));
  const name = path.basename(wanted);
  const isNamed = (entry) => entry.startsWith(`${name}.`) || entry.startsWith(`${name}-`);
  return existsSync(folder) && readdirSync(folder).some(isNamed);
}

/** Paths that begin with a folder of the repository, and source files that are named by the end of their path. */
function stalePaths(root, file, text, files) {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name);
  const whole = new RegExp(`(?<![\\w./@:$-])(?:${rooms.join('|')})/[\\w./*<>{}…,-]*[\\w*>}…]`, 'g');
  const missing = [...text.matchAll(whole)]
    .map(([named]) => named)
    .filter(
      (named) =>
        ![root, path.join(root, roomOf(root, file))].some((from) => isThere(from, sourceOf(named))),
    );
  const ends = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)]
    .map(([, named]) => named)
    .filter(
      (named) =>
        !/^dist\//.test(named) && !files.some((one) => one === named || one.endsWith(`/${named}`)),
    );
  return [...new Set([...missing, ...ends])];
}

/** Decision records and pages of docs/ that a text names and that are not there. */
function staleDocs(root, text) {
  const pages = [...text.matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)].map(([named]) => named);
  const decisions = [...text.matchAll(/\bdecisions?(?:\/| )(0\d\d)\b/g)].map(
    ([, number]) => number,
  );
  const folder = path.join(root, 'docs/decisions');
  const records = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...pages.filter((named) => !existsSync(path.join(root, named))),
    ...decisions
      .filter((number) => !records.some((record) => record.startsWith(number)))
      .map((number) => `decision ${number}`),
  ];
}

const isPage = (file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md');
const isSource = (file) => /\.(tsx?|mjs|ya?ml)$/.test(file) && !/\.test\.\w+$/.test(file);

/**
 * The references that lead nowhere, as `<file>: <what it names>`: links, npm scripts and paths of every Markdown page
 * under `root`, and pages and decision records that sources name. `examples` are paths that a page makes up.
 */
export function findStaleReferences(root, examples = []) {
  const files = listFiles(root);
  const folders = new Map(
    files
      .filter((file) => file.endsWith('/package.json'))
      .map((file) => [
        JSON.parse(readFileSync(path.join(root, file), 'utf8')).name,
        path.dirname(file),
      ]),
  );
  const report = (file, names) =>
    [...new Set(names)]
      .filter((name) => !examples.includes(name))
      .map((name) => `${file}: ${name}`);
  return files.flatMap((file) => {
    if (!isPage(file) && !isSource(file)) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!isPage(file)) return report(file, staleDocs(root, text));
    const prose = text.replace(/\]\([^)]*\)/g, ']');
    return report(file, [
      ...brokenLinks(root, file, text),
      ...unknownScripts(root, file, text, folders),
      ...stalePaths(root, file, prose, files),
      ...staleDocs(root, prose),
    ]);
  });
}
