import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

const help = `Says where in the sources a stack of the front ends comes from.

    npm run read:stack -- <file>      lines of the log, or a stack as the browser shows it
    grep ABCD2345 gateway.log | npm run read:stack -- -

    --maps <folder>    where source maps are; may be given again. Default: source-maps of each front end

Builds write maps to source-maps beside dist. Keep them where this is run: a line that names a script without one is of a build that was made elsewhere.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    maps: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
});
const [input] = positionals;
if (values.help || input === undefined || positionals.length > 1) {
  process.stdout.write(`${help}\n`);
  process.exit(values.help ? 0 : 2);
}

const root = path.resolve(import.meta.dirname, '..');
const folders =
  values.maps ??
  readdirSync(root)
    .map((name) => path.join(root, name, 'source-maps'))
    .filter((folder) => existsSync(folder));

function readInput() {
  try {
    return readFileSync(input === '-' ? 0 : input, 'utf8');
  } catch {
    process.stderr.write(`${input} can not be read. Please name a file, or - for what is typed.\n`);
    process.exit(2);
  }
}

const maps = new Map();

/** The map of a script and whose it is; null without one. */
function mapOf(script) {
  if (!maps.has(script)) {
    const folder = folders.find((name) => existsSync(path.join(name, `${script}.map`)));
    maps.set(
      script,
      folder === undefined
        ? null
        : {
            map: new TraceMap(readFileSync(path.join(folder, `${script}.map`), 'utf8')),
            frontEnd: path.basename(path.dirname(path.resolve(folder))),
          },
    );
  }
  return maps.get(script);
}

/** `webpack:///./src/main.tsx` of the shell → `shell/src/main.tsx` */
function plain(source, frontEnd) {
  const name = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return name.startsWith('node_modules/') ? name : path.posix.join(frontEnd, name);
}

function describe([frame, script, line, column]) {
  const found = mapOf(script);
  if (found === null)
    return [`${frame}  no source map: was it built elsewhere? --maps names more folders`];
  const { map, frontEnd } = found;
  // Browsers count columns from 1.
  const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (place.source === null) return [`${frame}  code of the build itself`];
  const code = sourceContentFor(map, place.source)?.split('\n')[place.line - 1]?.trim();
  const named = place.name === null ? '' : ` (${place.name})`;
  return [
    `${plain(place.source, frontEnd)}:${place.line}:${place.column + 1}${named}`,
    ...(code ? [`    ${code.slice(0, 160)}`] : []),
  ];
}

const frames = [...readInput().matchAll(/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g)];
if (frames.length === 0) {
  process.stderr.write(
    'There is no place in a script in it, such as main.0123456789abcdef.js:1:234.\n',
  );
  process.exit(1);
}
process.stdout.write(`${frames.flatMap(describe).join('\n')}\n`);
