import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../lib/prepare.mjs';
import { findNeeded, findUnbuiltFrontEnds } from '../../lib/workspaces.mjs';
import { copyRepository } from './copy-repository.mjs';

/** Copies the uncompiled sources of the back end to where a test may change them; the front ends are one blank page. */
export async function copyBackEnd() {
  const sources = findNeeded(root, '@shortlist/stack').map((folder) =>
    path.join(path.relative(root, folder), 'src'),
  );
  const copy = await copyRepository(['.swcrc', ...sources]);
  for (const { folder } of findUnbuiltFrontEnds(copy.folder)) {
    await mkdir(path.join(copy.folder, folder, 'dist'));
  }
  await writeFile(path.join(copy.folder, 'shell/dist/index.html'), '<!doctype html>');
  return copy;
}
