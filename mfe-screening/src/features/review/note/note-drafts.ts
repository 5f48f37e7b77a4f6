/** A note that the server does not have yet. */
export interface NoteDraft {
  readonly note: string;
  /** The note of the server that it was written in place of. */
  readonly before: string;
}

const keyOf = (jobId: string, candidateId: string) => `shortlist.note.${jobId}.${candidateId}`;

/** Drafts where the tab's storage can't be used. */
const memory = new Map<string, NoteDraft>();

/** Keeps a note until the server has it. */
export function keepDraft(jobId: string, candidateId: string, draft: NoteDraft): void {
  const key = keyOf(jobId, candidateId);
  memory.set(key, draft);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

function parseDraft(text: string | null): NoteDraft | null {
  const { note, before } = (JSON.parse(text ?? 'null') ?? {}) as Partial<NoteDraft>;
  return typeof note === 'string' && typeof before === 'string' ? { note, before } : null;
}

/** A note that the server does not have yet; null when there is none. */
export function readDraft(jobId: string, candidateId: string): NoteDraft | null {
  const key = keyOf(jobId, candidateId);
  try {
    return memory.get(key) ?? parseDraft(sessionStorage.getItem(key));
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
