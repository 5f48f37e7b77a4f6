import { Delayed, errorMessage, ErrorPanel, Skeleton } from '@shortlist/web-kit';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Part = styled.div`
  margin-top: 22px;

  & > h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }

  & > h3:focus {
    outline: none;
  }

  & > p {
    max-width: 62ch;
    margin-top: var(--s2);
    color: var(--ink-soft);
  }

  & > div {
    margin-top: var(--s4);
  }
`;

export interface ApiPartProps {
  readonly title: string;
  /** Takes the focus when what had it is gone. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** How far its list is. */
  readonly list: {
    readonly status: 'loading' | 'error' | 'ready';
    readonly error?: unknown;
    readonly reload: () => void;
  };
  readonly children: ReactNode;
}

/** A part of the section with its title, and what stands there while its list is not. */
export function ApiPart({ title, titleRef, list, children }: ApiPartProps) {
  return (
    <Part>
      <h3 ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {list.status === 'loading' && (
        <Delayed>
          <Skeleton height="64px" />
        </Delayed>
      )}
      {list.status === 'error' && (
        <ErrorPanel message={errorMessage(list.error)} onRetry={list.reload} />
      )}
      {children}
    </Part>
  );
}
