import type { ReactNode } from 'react';
import { UndoContext } from './undo-context.js';
import type { UndoStack } from './undo-stack.js';
import { UndoLine } from './UndoLine.js';

export interface UndoProviderProps {
  readonly stack: UndoStack;
  readonly children: ReactNode;
}

/** Around a page: says what was done last, and offers to take it back. */
export function UndoProvider({ stack, children }: UndoProviderProps) {
  return (
    <UndoContext value={stack}>
      {children}
      <UndoLine />
    </UndoContext>
  );
}
