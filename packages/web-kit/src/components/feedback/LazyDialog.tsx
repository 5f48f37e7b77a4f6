import type { ComponentType } from 'react';
import { Button } from '../actions/Button.js';
import { Dialog } from './Dialog.js';
import { createLazyPart, type LazyPart } from './LazyPart.js';

const failure = 'This dialog could not be loaded. Please try again.';

/**
 * A dialog that comes in a file of its own: until it is there, one with a title that can be closed again.
 * @param load e.g. `async () => (await import('./ShareDialog.js')).ShareDialog`
 */
export function createLazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  title: string,
): LazyPart<Props> {
  return createLazyPart(load, {
    failure,
    frame: (children, { onClose }) => (
      <Dialog
        open
        title={title}
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {children}
      </Dialog>
    ),
  });
}
