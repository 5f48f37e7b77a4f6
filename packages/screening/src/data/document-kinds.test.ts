import { describe, expect, it } from 'vitest';
import { loadDocumentKinds } from './document-kinds.js';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

describe('document kinds', () => {
  const entries = loadDocumentKinds();
  const names = [...new Set(entries.map(({ kind, group }) => `${kind} ${group}`))];

  it.each(names)('%s: in every language, no entry twice, in small letters', (name) => {
    const list = entries.filter(({ kind, group }) => `${kind} ${group}` === name);
    const found = [...new Set(list.map(({ language }) => language))].sort();
    expect(found.includes('xx') ? languages : found).toEqual(languages);
    const lines = list.map(({ language, text }) => `${language} ${text}`);
    expect(lines).toEqual([...new Set(lines)]);
    expect(lines).toEqual(lines.map((line) => line.toLowerCase().normalize('NFC')));
  });
});
