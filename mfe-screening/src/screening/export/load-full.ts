import * as http from '@shortlist/contracts/http/resumes';
import type { RowPage } from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CallOperation } from '@shortlist/host-api';

/** How many candidates of how many are loaded. */
export interface ExportProgress {
  readonly loaded: number;
  readonly total: number;
}

export interface LoadFullOptions {
  readonly call: CallOperation;
  readonly jobId: string;
  /** Only these candidates; default: all of the screening. */
  readonly ids?: readonly string[] | undefined;
  /** How many they are. */
  readonly total: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** Loads candidates with their quotes page by page, and keeps of each what `pick` makes of it, by id. Rejects with ApiError. */
export async function loadFull<Kept>(
  options: LoadFullOptions,
  pick: (candidate: Candidate) => Kept,
): Promise<Map<string, Kept>> {
  const { call, jobId, ids, total, signal, onProgress } = options;
  const chosen = ids && new Set(ids);
  const kept = new Map<string, Kept>();
  let after: string | null | undefined;
  onProgress({ loaded: 0, total });
  while (after !== null && !(chosen && kept.size >= chosen.size)) {
    const query = { after, detail: 'full' as const };
    const page: RowPage = await call(http.listRows, { params: { id: jobId }, query, signal });
    for (const { candidate } of page.rows) {
      if (!chosen || chosen.has(candidate.id)) kept.set(candidate.id, pick(candidate));
    }
    after = page.next;
    onProgress({ loaded: Math.min(kept.size, total), total });
  }
  return kept;
}
