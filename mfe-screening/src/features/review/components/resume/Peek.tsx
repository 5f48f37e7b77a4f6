import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { narrow } from '../review-style.js';

const Frame = styled.button`
  display: none;
  ${narrow} {
    display: block;
    flex: none;
    margin: 0 16px 12px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
    box-shadow: var(--shadow-overlay);
    color: var(--ink-faint);
    font-size: var(--text-sm);
    text-align: left;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

const Quote = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  color: var(--ink);
  overflow-wrap: anywhere;
`;

export interface PeekProps {
  /** The words of the resume that are selected. */
  readonly quote: string;
  /** Whether their place in the resume is on the screen. */
  readonly isInView: boolean;
  readonly onGo: () => void;
}

/** On narrow screens: the selected line of the resume, and the way to its place or back. */
export function Peek({ quote, isInView, onGo }: PeekProps) {
  return (
    <Frame type="button" onClick={onGo}>
      {isInView ? (
        'Back to the requirements ↑'
      ) : (
        <>
          <Quote>
            “<Mark>{quote}</Mark>”
          </Quote>{' '}
          in the resume ↓
        </>
      )}
    </Frame>
  );
}
