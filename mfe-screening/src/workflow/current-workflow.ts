import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { HostApi } from '@shortlist/host-api';
import { reportProblem, userOfOwner } from '@shortlist/web-kit';
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

/** Of nobody: for the pages that visitors see. What a user was doing stays until it is known who signs in next. */
const visiting = new WeakMap<RuntimeConfig, Workflow>();
const nobody = '';

const canKeep = () => typeof indexedDB !== 'undefined';

function keeperOf(owner: string): FileKeeper {
  if (!canKeep()) return noKeeper;
  return keepFiles(openKeptStore({ owner, tab: tabId(sessionStorage) }));
}

/** Signing out leaves nothing behind; after an expired session everything is found again. */
function forget(owner: string, workflow: Workflow): void {
  workflow.reset();
  if (!canKeep()) return;
  deleteKeptFiles(userOfOwner(owner)).catch((error: unknown) =>
    reportProblem('The files kept in the browser could not be deleted.', error),
  );
}

function workflowOfVisitor(config: RuntimeConfig): Workflow {
  const known = visiting.get(config);
  if (known) return known;
  const workflow = createWorkflow(sessionStorage, nobody);
  visiting.set(config, workflow);
  return workflow;
}

/**
 * The workflow of `owner` (a key of `dataOwner`) in this page. It outlives the screens, so that a running screening goes on while
 * the user looks at another one. When another user signs in, what ran before is let go.
 */
export function workflowOf(
  { config, onSignOut }: Pick<HostApi, 'config' | 'onSignOut'>,
  owner: string,
): Workflow {
  if (owner === nobody) return workflowOfVisitor(config);
  const known = current.get(config);
  if (known?.owner === owner) return known.workflow;
  known?.workflow.abandonRun();
  known?.letGo();
  const workflow = createWorkflow(sessionStorage, owner, keeperOf(owner));
  const letGo = onSignOut?.(() => forget(owner, workflow)) ?? (() => undefined);
  current.set(config, { owner, workflow, letGo });
  return workflow;
}
