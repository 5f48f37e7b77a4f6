import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: var(--s3) var(--s5);
  padding: 20px 0 var(--s5);
  border-top: 1px solid var(--line);
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 18px 0;
  }
`;

const Rail = styled.header`
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  h2 span {
    margin-right: var(--s2);
    font-weight: 400;
    color: var(--ink-faint);
  }
  p {
    margin: 2px 0 var(--s2) 18px;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  > span {
    margin-left: 18px;
  }
  @media (max-width: 860px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    p {
      order: 3;
      flex-basis: 100%;
      margin: 0;
    }
    > span {
      margin-left: auto;
    }
  }
`;

export interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly hint: string;
  /** A chip that says how far the step is. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the form: its name at the left, on narrow screens above it. */
export function Step({ number, title, hint, state, children }: StepProps) {
  return (
    <Frame>
      <Rail>
        <h2>
          <span aria-hidden="true">{number}</span>
          {title}
        </h2>
        <p>{hint}</p>
        {state}
      </Rail>
      <div>{children}</div>
    </Frame>
  );
}
