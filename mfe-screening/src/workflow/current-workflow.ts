import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { createWorkflow, type Workflow } from './workflow.js';

/** One workflow for each running shell; another user in the same tab never sees the one before. */
const current = new WeakMap<RuntimeConfig, { owner: string; workflow: Workflow }>();

/**
 * The workflow of `owner` in this page. It outlives the screens, so that a running screening goes on while
 * the user looks at another one. When another user signs in, what ran before is let go.
 */
export function workflowOf(config: RuntimeConfig, owner: string): Workflow {
  const known = current.get(config);
  if (known?.owner === owner) return known.workflow;
  known?.workflow.abandonRun();
  const workflow = createWorkflow(sessionStorage, owner);
  current.set(config, { owner, workflow });
  return workflow;
}
