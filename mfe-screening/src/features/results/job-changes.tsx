import type { JobDetail } from '@shortlist/contracts/job';
import { createContext, type ReactNode, useContext } from 'react';

/** Takes the screening as the server has it after a change. */
export type OnJobChanged = (job: JobDetail) => void;

const JobChangesContext = createContext<OnJobChanged | null>(null);

export interface JobChangesProviderProps {
  readonly onChanged: OnJobChanged;
  readonly children: ReactNode;
}

/** Around the results of a job that the server has, which can therefore be changed. */
export function JobChangesProvider({ onChanged, children }: JobChangesProviderProps) {
  return <JobChangesContext value={onChanged}>{children}</JobChangesContext>;
}

/** Where a changed job goes; null for sample and demo data, which nothing can be changed of. */
export function useJobChanged(): OnJobChanged | null {
  return useContext(JobChangesContext);
}
