const keyOf = (jobId: string, candidateId: string) => `shortlist.note.${jobId}.${candidateId}`;

/** Notes that the server does not have yet, where the tab's storage can't be used. */
const memory = new Map<string, string>();

/** Keeps a note until the server has it. */
export function keepDraft(jobId: string, candidateId: string, note: string): void {
  const key = keyOf(jobId, candidateId);
  memory.set(key, note);
  try {
    sessionStorage.setItem(key, note);
  } catch {
    return;
  }
}

/** A note that the server does not have yet; null when there is none. */
export function readDraft(jobId: string, candidateId: string): string | null {
  const key = keyOf(jobId, candidateId);
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function clearDraft(jobId: string, candidateId: string): void {
  const key = keyOf(jobId, candidateId);
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
