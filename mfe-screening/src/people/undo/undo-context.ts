import { createContext, useContext } from 'react';
import type { UndoStack } from './undo-stack.js';

export const UndoContext = createContext<UndoStack | null>(null);

/** Actions on the surrounding page that can be undone. */
export function useUndoStack(): UndoStack {
  const stack = useContext(UndoContext);
  if (!stack) throw new Error('This part of the page needs an UndoProvider around it.');
  return stack;
}
