import { containerOf } from '@shortlist/contracts/constants';
import type { RowPage } from '@shortlist/contracts/people';
import type { FilePart, UnreadableFile } from '@shortlist/contracts/screening';
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
  /** Resumes that it holds, as far as is known. */
  readonly resumes: number;
}

interface Settled extends FileState {
  readonly stage: 'scored' | 'unreadable';
}

/** Scored and unreadable resumes by the names of their files, which may repeat. */
function settledByName({ rows, unreadable }: KnownFiles): Map<string, Settled[]> {
  const settled = new Map<string, Settled[]>();
  const add = (state: Settled, part: FilePart | undefined) => {
    const name = part?.fileName ?? state.name;
    const own = { ...state, resumes: part?.resumes ?? 1 };
    settled.set(name, [...(settled.get(name) ?? []), own]);
  };
  for (const { candidate } of rows) {
    for (const [at, { fileName: name }] of (candidate.files ?? [candidate]).entries()) {
      // The first is the one that counts, of which the row tells all.
      const part = at === 0 ? candidate.part : undefined;
      add({ name, stage: 'scored', reason: null, resumes: 1 }, part);
    }
  }
  for (const { fileName: name, message: reason, part } of unreadable) {
    add({ name, stage: 'unreadable', reason, resumes: 1 }, part);
  }
  return settled;
}

/** Takes the resumes of one file out of `states`: it is settled when all of them are. Null where none is. */
function takeFile(name: string, states: Settled[]): FileState | null {
  const [first] = states;
  if (!first) return null;
  const { resumes } = first;
  const own = states.splice(0, resumes);
  if (own.length < resumes) return { name, stage: 'waiting', reason: null, resumes };
  return { ...(own.find(({ stage }) => stage === 'scored') ?? first), name };
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
  const others = () => [...settled.values()].flat();
  let end = 0;
  const chosen = files.map(({ name, size }, index): FileState => {
    const start = end;
    end += size;
    const state = takeFile(name, settled.get(name) ?? []);
    if (state) return state;
    const stage = stageOnTheWay(run, index, start, end);
    const isOpened = stage === 'waiting' && containerOf(name) !== null;
    return { name, stage: isOpened ? 'opened' : stage, reason: null, resumes: 1 };
  });
  // Files of archives and mails are known by name once they are settled.
  return [...chosen, ...others()];
}
