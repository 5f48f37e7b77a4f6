import { createContext, useContext } from 'react';
import type { UndoStack } from './undo-stack.js';

export const UndoContext = createContext<UndoStack | null>(null);

/** What was done on the page around, to be taken back. */
export function useUndoStack(): UndoStack {
  const stack = useContext(UndoContext);
  if (!stack) throw new Error('This part of the page needs an UndoProvider around it.');
  return stack;
}
