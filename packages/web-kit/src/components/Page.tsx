import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { column } from './style-parts.js';

/** The page's column, with room under its end. */
export const Page = styled.div`
  ${column}
  padding-bottom: var(--s8);
  @media print {
    padding: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s4);
  padding: 36px 0 var(--s5);
  @media print {
    padding-top: 0;
  }
  h1 {
    font: 400 2.5rem/1.1 var(--font-display);
    letter-spacing: -0.017em;
  }
  /* not what its actions open */
  > div > p {
    margin-top: var(--s1);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-left: auto;
  @media (max-width: 640px) {
    margin-left: 0;
    flex-basis: 100%;
  }
`;

export interface PageHeadProps {
  readonly title: ReactNode;
  /** One line under the title. */
  readonly context?: ReactNode;
  /** Buttons at the right; on phones under the title. */
  readonly actions?: ReactNode;
}

/** The page's title (its one h1), a line of context and its actions. */
export function PageHead({ title, context, actions }: PageHeadProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {context ? <p>{context}</p> : null}
      </div>
      {actions ? <Actions>{actions}</Actions> : null}
    </Head>
  );
}
