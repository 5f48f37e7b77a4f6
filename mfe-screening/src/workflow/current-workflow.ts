import type { HostApi } from '@shortlist/contracts/remote-props';
import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { reportProblem } from '@shortlist/web-kit';
import { type FileKeeper, noKeeper } from './kept/file-keeper.js';
import { keepFiles } from './kept/keep-files.js';
import { deleteKeptFiles, openKeptStore } from './kept/kept-store.js';
import { tabId } from './kept/tab-id.js';
import { createWorkflow, type Workflow } from './workflow.js';

interface Current {
  readonly owner: string;
  readonly workflow: Workflow;
  readonly letGo: () => void;
}

/** One workflow for each running shell; another user in the same tab never sees the one before. */
const current = new WeakMap<RuntimeConfig, Current>();

const canKeep = () => typeof indexedDB !== 'undefined';

function keeperOf(owner: string): FileKeeper {
  if (owner === '' || !canKeep()) return noKeeper;
  return keepFiles(openKeptStore({ owner, tab: tabId(sessionStorage) }));
}

/** Whoever leaves by themselves leaves nothing behind; who is only signed out by time finds all again. */
function forget(owner: string, workflow: Workflow): void {
  workflow.reset();
  if (!canKeep()) return;
  deleteKeptFiles(owner).catch((error: unknown) =>
    reportProblem('The files kept in the browser could not be deleted.', error),
  );
}

/**
 * The workflow of `owner` in this page. It outlives the screens, so that a running screening goes on while
 * the user looks at another one. When another user signs in, what ran before is let go.
 */
export function workflowOf(
  { config, onSignOut }: Pick<HostApi, 'config' | 'onSignOut'>,
  owner: string,
): Workflow {
  const known = current.get(config);
  if (known?.owner === owner) return known.workflow;
  known?.workflow.abandonRun();
  known?.letGo();
  const workflow = createWorkflow(sessionStorage, owner, keeperOf(owner));
  const letGo = onSignOut?.(() => forget(owner, workflow)) ?? (() => undefined);
  current.set(config, { owner, workflow, letGo });
  return workflow;
}
