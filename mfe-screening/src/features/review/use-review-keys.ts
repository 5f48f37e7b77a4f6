import { useEffect, useRef } from 'react';
import { commandOf, type ReviewCommand } from './review-keys.js';

/** Handlers of commands; a key whose command is missing here is ignored. */
export type ReviewKeyHandlers = {
  readonly [Name in ReviewCommand['do']]?: (
    command: Extract<ReviewCommand, { readonly do: Name }>,
  ) => void;
};

/** Listens to the keys of the review wherever the focus is. */
export function useReviewKeys(handlers: ReviewKeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = commandOf(event);
      const handle = command && latest.current[command.do];
      if (!handle) return;
      event.preventDefault();
      (handle as (input: ReviewCommand) => void)(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
