import { useMemo, useSyncExternalStore } from 'react';
import { usePeople } from './people-context.js';
import type { UndoStack, UndoState } from './undo-stack.js';

/** What was done last in this screening, and taking it back; `push` adds what a part of the page did by itself. */
export function useUndo(): UndoState & Pick<UndoStack, 'undo' | 'hush' | 'push' | 'say'> {
  const { undoStack } = usePeople();
  const state = useSyncExternalStore(undoStack.subscribe, undoStack.getState);
  return useMemo(() => ({ ...undoStack, ...state }), [undoStack, state]);
}
