import { VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useCopy } from '../use-copy.js';

/** An action in a row: a word in the colour of links. */
export const RowAction = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    color: var(--accent-strong);
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: 32px;
  }
`;

export interface CopyButtonProps {
  readonly label: string;
  /** What is copied, for screen readers: 'of Amara Lindqvist'. */
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
