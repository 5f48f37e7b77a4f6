import { rm } from 'node:fs/promises';
import { compileFile as compile } from '../build/compile-file.mjs';
import { replaceFile } from '../build/replace-files.mjs';

/** Compiles one source file, with its source map, as the package's build does. Throws the compiler's error. */
export async function compileFile(file, target, configFile) {
  for (const { file: name, contents } of await compile(file, target, configFile)) {
    await replaceFile(name, contents);
  }
}

/** Removes the compiled form of a file that is gone. */
export async function removeCompiled(target) {
  await rm(target, { force: true });
  await rm(`${target}.map`, { force: true });
}
