import { useMemo, useSyncExternalStore } from 'react';
import { useUndoStack } from './undo-context.js';
import type { UndoStack, UndoState } from './undo-stack.js';

/** The last action on this page, and its undo; `push` adds an action that a part of the page did by itself. */
export function useUndo(): UndoState & Pick<UndoStack, 'undo' | 'hush' | 'push' | 'say'> {
  const undoStack = useUndoStack();
  const state = useSyncExternalStore(undoStack.subscribe, undoStack.getState);
  return useMemo(() => ({ ...undoStack, ...state }), [undoStack, state]);
}
