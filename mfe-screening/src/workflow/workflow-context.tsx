import { dataOwner, useHost } from '@shortlist/web-kit';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { workflowOf } from './current-workflow.js';
import type { SentFile } from './sent-files.js';
import type { Workflow, WorkflowState } from './workflow.js';

const WorkflowContext = createContext<Workflow | null>(null);

/** Gives the screens the workflow of the signed-in user in the page's workspace; shows nothing until it is known who that is. */
export function WorkflowProvider({ children }: { readonly children: ReactNode }) {
  const { config, session, workspace, onSignOut } = useHost();
  const owner = session.status === 'loading' ? null : dataOwner({ session, workspace });
  const workflow = useMemo(
    () => (owner === null ? null : workflowOf({ config, onSignOut }, owner)),
    [config, onSignOut, owner],
  );
  if (workflow === null) return null;
  return <WorkflowContext value={workflow}>{children}</WorkflowContext>;
}

/** The workflow, for changing it. Throws outside WorkflowProvider. */
export function useWorkflow(): Workflow {
  const workflow = useContext(WorkflowContext);
  if (!workflow) throw new Error('useWorkflow must be used within WorkflowProvider');
  return workflow;
}

/** Present state of the workflow; re-renders when it changes. */
export function useWorkflowState(): WorkflowState {
  const { getState, subscribe } = useWorkflow();
  return useSyncExternalStore(subscribe, getState);
}

/** A file as this tab sent it for a screening; re-renders when what a reload left is here again. */
export function useSentFile(jobId: string, fileName: string): SentFile {
  const { getState, subscribe, sentFiles } = useWorkflow();
  useSyncExternalStore(subscribe, () => getState().sent?.files);
  return sentFiles.find(jobId, fileName);
}
