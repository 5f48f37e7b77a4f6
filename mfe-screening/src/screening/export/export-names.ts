/** Names of the files that the specification gives none. */
export const exportNames = {
  everyone: 'candidates_with_evidence.xlsx',
  record: 'decision_record.json',
} as const;
