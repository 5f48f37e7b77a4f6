import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Future content, and why it is not there yet. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: var(--s7) var(--s5);
  text-align: center;
  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
    letter-spacing: -0.005em;
  }
  > div {
    color: var(--ink-soft);
    max-width: 46ch;
  }
  > div + div {
    margin-top: var(--s3);
  }
`;

/** A list with nothing in it: says what will be here and offers the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box>
      <h2>{title}</h2>
      {children ? <div>{children}</div> : null}
      {action ? <div>{action}</div> : null}
    </Box>
  );
}
