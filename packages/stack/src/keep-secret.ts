import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The text of `file`, which is `create`d at the first start and whole or not there; only its owner can read it. */
export async function keepSecret(file: string, create: () => string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const text = create();
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    return text;
  }
}
