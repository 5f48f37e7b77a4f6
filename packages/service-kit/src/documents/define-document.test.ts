import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineDocument } from './define-document.js';

const note = defineDocument({
  collection: 'notes',
  fields: { _id: z.string(), userId: z.string(), workspaceId: z.string(), text: z.string() },
});
const before = { _id: '1', userId: 'mina', text: 'Cook' };

describe('a definition with the field workspaceId', () => {
  it('reads a document of a release before as that of the account’s own workspace', () => {
    expect(note.schema.parse(before).workspaceId).toBe('mina');
    expect(note.schema.parse({ ...before, workspaceId: 'brookfield' }).workspaceId).toBe(
      'brookfield',
    );
  });

  it('fetches what that follows from', () => {
    const { projection, schema } = note.pick('workspaceId');
    expect(projection).toEqual({ _id: 1, userId: 1, workspaceId: 1 });
    expect(schema.parse({ _id: '1', userId: 'mina' }).workspaceId).toBe('mina');
    expect(note.pick('text').projection).toEqual({ _id: 1, text: 1 });
  });
});
