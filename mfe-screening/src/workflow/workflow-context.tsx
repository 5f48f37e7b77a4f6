import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '@shortlist/web-kit';
import { workflowOf } from './current-workflow.js';
import type { Workflow, WorkflowState } from './workflow.js';

const WorkflowContext = createContext<Workflow | null>(null);

/** Gives the screens the workflow of the signed-in user. */
export function WorkflowProvider({ children }: { readonly children: ReactNode }) {
  const { config, session } = useHost();
  const owner = session.user?.id ?? '';
  const workflow = useMemo(() => workflowOf(config, owner), [config, owner]);
  return <WorkflowContext value={workflow}>{children}</WorkflowContext>;
}

/** The workflow, for changing it. Throws outside WorkflowProvider. */
export function useWorkflow(): Workflow {
  const workflow = useContext(WorkflowContext);
  if (!workflow) throw new Error('useWorkflow must be used within WorkflowProvider');
  return workflow;
}

/** What the workflow holds now; re-renders when it changes. */
export function useWorkflowState(): WorkflowState {
  const { getState, subscribe } = useWorkflow();
  return useSyncExternalStore(subscribe, getState);
}
