import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import type { UnsentChange } from './unsent-change.js';

/** Something that became of a change after its author had gone on: it is said until it is put away. */
export interface UnsentNotification {
  readonly id: string;
  readonly jobId: string;
  /** The person it is about, when it is one person. */
  readonly candidateId: string | null;
  readonly sentence: string;
  /** The note that was not taken, and the one that it was written in place of. */
  readonly note: { readonly note: string; readonly before: string } | null;
}

/** State that survives a reload of the tab. */
export interface Kept {
  readonly changes: readonly UnsentChange[];
  readonly told: readonly UnsentNotification[];
}

const nothing: Kept = { changes: [], told: [] };
const keyOf = (owner: string) => `shortlist.unsent/${owner}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

function parseChange(fields: Fields): UnsentChange[] {
  const { id, jobId, at, by, names, kind, body, standing } = fields;
  if (!isText(id) || !isText(jobId) || !isText(at) || !isText(by) || !isFields(names)) return [];
  const shared = { id, jobId, at, by, names: names as Record<string, string> };
  if (kind === 'marks') {
    const parsed = http.markCandidates.body.safeParse(body);
    return parsed.success ? [{ ...shared, kind, body: parsed.data }] : [];
  }
  const parsed = http.decideCandidates.body.safeParse(body);
  if (!parsed.success || !isFields(standing)) return [];
  const statuses = standing as Record<string, Candidate['status']>;
  return [{ ...shared, kind: 'decision', body: parsed.data, standing: statuses }];
}

function parseNotifications(fields: Fields): UnsentNotification[] {
  const { id, jobId, candidateId, sentence, note } = fields;
  if (!isText(id) || !isText(jobId) || !isText(sentence)) return [];
  const isNote = isFields(note) && isText(note['note']) && isText(note['before']);
  return [
    {
      id,
      jobId,
      candidateId: isText(candidateId) ? candidateId : null,
      sentence,
      note: isNote ? { note: String(note['note']), before: String(note['before']) } : null,
    },
  ];
}

/** Changes that `owner` (a user id) had not sent when the tab was reloaded; unreadable ones are left out. */
export function readKept(storage: Storage, owner: string): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? 'null');
    if (!isFields(kept)) return nothing;
    return {
      changes: listOf(kept['changes']).flatMap(parseChange),
      told: listOf(kept['told']).flatMap(parseNotifications),
    };
  } catch {
    return nothing;
  }
}

/** Keeps it for a reload. A full or forbidden storage only costs that: closing the tab asks while something is unsent. */
export function keep(storage: Storage, owner: string, kept: Kept): void {
  try {
    if (kept.changes.length === 0 && kept.told.length === 0) storage.removeItem(keyOf(owner));
    else storage.setItem(keyOf(owner), JSON.stringify(kept));
  } catch {
    return;
  }
}
