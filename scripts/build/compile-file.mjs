import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

const isCode = (name) => /\.tsx?$/.test(name);

/** The path of the compiled form of a source file. */
export const compiledName = (name) => name.replace(/\.tsx?$/, '.js');

/**
 * The files `{ file, contents }` that a source file becomes at `target`: its code with a source map, or a file of data as it is. Throws
 * the compiler's error.
 */
export async function compileFile(file, target, configFile) {
  if (!isCode(file)) return [{ file: target, contents: await readFile(file) }];
  const { code, map } = await transformFile(file, {
    configFile,
    swcrc: false,
    sourceFileName: path.relative(path.dirname(target), file),
  });
  const link = `\n//# sourceMappingURL=${path.basename(target)}.map`;
  // The map first: code is never without its own.
  return [
    { file: `${target}.map`, contents: map },
    { file: target, contents: code + link },
  ];
}
