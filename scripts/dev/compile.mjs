import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

/** Compiles one source file, with its source map, as the package's build does. Throws the compiler's error. */
export async function compileFile(file, target, configFile) {
  await mkdir(path.dirname(target), { recursive: true });
  if (!/\.[jt]s$/.test(file)) return copyFile(file, target);
  const { code, map } = await transformFile(file, {
    configFile,
    swcrc: false,
    sourceFileName: path.relative(path.dirname(target), file),
  });
  await writeFile(`${target}.map`, map);
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map`);
}

/** Removes the compiled form of a file that is gone. */
export async function removeCompiled(target) {
  await rm(target, { force: true });
  await rm(`${target}.map`, { force: true });
}
