import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Path of a file of this package for a thread or process to run, which takes compiled JavaScript; from source (tests), that of the
 * last build. Throws when it was never built.
 */
export function compiledFile(path: string): string {
  const folder = import.meta.url.endsWith('.ts') ? '../dist/' : './';
  const file = fileURLToPath(new URL(folder + path, import.meta.url));
  if (existsSync(file)) return file;
  throw new Error(
    `The file ${file} is missing. Run "npm run build -w @shortlist/screening" first.`,
  );
}
