import { containerOf } from '@shortlist/contracts/constants';
import type { RowPage } from '@shortlist/contracts/people';
import type { UnreadableFile } from '@shortlist/contracts/screening';
import { readCount } from '../../workflow/progress/run-progress.js';
import type { RunningState } from '../../workflow/progress/run-state.js';

/** Known state of single files of a running screening. */
export interface KnownFiles {
  readonly rows: RowPage['rows'];
  readonly unreadable: readonly UnreadableFile[];
}

export type FileStage =
  'unsent' | 'sending' | 'sent' | 'waiting' | 'opened' | 'scored' | 'unreadable';

export interface FileState {
  readonly name: string;
  readonly stage: FileStage;
  /** Why it could not be read, as a sentence; null otherwise. */
  readonly reason: string | null;
}

interface Settled {
  readonly stage: 'scored' | 'unreadable';
  readonly reason: string | null;
}

/** Names of scored and of unreadable files, each as often as it stands there: names may repeat. */
function settledByName({ rows, unreadable }: KnownFiles): Map<string, Settled[]> {
  const settled = new Map<string, Settled[]>();
  const add = (name: string, state: Settled) =>
    settled.set(name, [...(settled.get(name) ?? []), state]);
  for (const { candidate } of rows) {
    for (const { fileName } of candidate.files ?? [candidate]) {
      add(fileName, { stage: 'scored', reason: null });
    }
  }
  for (const { fileName, message } of unreadable) {
    add(fileName, { stage: 'unreadable', reason: message });
  }
  return settled;
}

function stageOnTheWay(run: RunningState, index: number, start: number, end: number): FileStage {
  if (index < readCount(run) && run.progress?.phase !== 'starting') return 'waiting';
  if (run.sending === null || end <= run.sending.sentBytes) return 'sent';
  return start < run.sending.sentBytes ? 'sending' : 'unsent';
}

/**
 * How far each file is, in the order of the upload, as far as the server tells: it counts the files that it has read, and
 * names those that are settled. Without the files at hand, and of those in archives, only what is settled is known.
 */
export function fileStates(
  files: readonly Pick<File, 'name' | 'size'>[],
  run: RunningState,
  known: KnownFiles,
): readonly FileState[] {
  const settled = settledByName(known);
  const others = () =>
    [...settled].flatMap(([name, states]) => states.map((state) => ({ name, ...state })));
  let end = 0;
  const chosen = files.map(({ name, size }, index): FileState => {
    const start = end;
    end += size;
    const state = settled.get(name)?.shift();
    if (state) return { name, ...state };
    const stage = stageOnTheWay(run, index, start, end);
    const isOpened = stage === 'waiting' && containerOf(name) !== null;
    return { name, stage: isOpened ? 'opened' : stage, reason: null };
  });
  // Files of archives and mails are known by name once they are settled.
  return [...chosen, ...others()];
}
