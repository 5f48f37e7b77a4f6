import type {
  ExtractedResume,
  PreparedBy,
  PreparedJob,
  PrepareJobOptions,
  ScreeningResult,
} from '../../types.js';
import type { Known, OpenQuestion, Settlement } from '../question/question.js';

interface ResumeTask {
  readonly job: PreparedJob;
  readonly resume: ExtractedResume;
}

/** A task for a thread. */
export type EngineTask =
  | {
      readonly kind: 'prepare';
      readonly jobDescription: string;
      /** A signal can't go to a thread. */
      readonly options: Omit<PrepareJobOptions, 'signal' | 'account'>;
    }
  | ({ readonly kind: 'screen' } & ResumeTask)
  | ({ readonly kind: 'ask'; readonly known: Known } & ResumeTask)
  | ({ readonly kind: 'settle'; readonly settlement: Settlement } & ResumeTask);

interface Results {
  readonly prepare: PreparedBy;
  readonly screen: ScreeningResult;
  readonly ask: OpenQuestion;
  readonly settle: ScreeningResult;
}

/** The result of a task. */
export type TaskResult<Task extends EngineTask> = Results[Task['kind']];

/** A task as a thread gets it: the thread sets the first byte to 1 once its data is loaded and the task begins. */
export interface ThreadTask {
  readonly task: EngineTask;
  readonly begun: SharedArrayBuffer;
}
