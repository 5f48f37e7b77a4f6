import { VisuallyHidden } from '@shortlist/web-kit';
import { RowAction } from './RowAction.js';
import { useCopy } from './use-copy.js';

export interface CopyButtonProps {
  readonly label: string;
  /** The copied thing, for screen readers: 'of Amara Lindqvist'. */
  readonly about: string;
  readonly text: string;
}

/** Copies a text; reads 'Copied!' for 2 s. */
export function CopyButton({ label, about, text }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  return (
    <RowAction type="button" onClick={() => void copy()}>
      {copied ? 'Copied!' : label}
      <VisuallyHidden> {about}</VisuallyHidden>
    </RowAction>
  );
}
