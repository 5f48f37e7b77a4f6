import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../tests/support/product.js';

export interface RemoteVariant {
  /** Where it is built to. */
  readonly folder: string;
  /** The heading of its page. */
  readonly title: string;
  /** Default: billing. */
  readonly name?: string;
  /** Pages in its manifest, unchecked; default: the page of billing. */
  readonly pages?: readonly object[];
  /** Requirements in its manifest, in addition to the real ones. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly fault?: 'load' | 'render';
  /** It shares a copy of every package, each by a version above all others. */
  readonly offers?: boolean;
}

/** Builds variants of the remote beside this folder, as a team builds its own. */
export async function buildRemotes(variants: readonly RemoteVariant[]): Promise<void> {
  const script = path.join(repositoryRoot, 'e2e/front-ends/support/run-webpack.mjs');
  const building = promisify(execFile)(process.execPath, [script]);
  building.child.stdin?.end(JSON.stringify(variants));
  await building;
}
