import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 14px;

  span {
    font-weight: 400;
    color: var(--ink-faint);
  }

  @media (max-width: 640px) {
    button {
      height: 44px;
    }
  }
`;

export interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** Left out where rows come page by page. */
  readonly count?: number;
  /** Takes the focus when the control that had it is gone. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly action?: ReactNode;
}

/** Title of a list with the number of its rows, and an action at the right. */
export function SectionHead({ id, title, count, titleRef, action }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id} ref={titleRef} tabIndex={-1}>
        {title} {count !== undefined && <span>({count})</span>}
      </h2>
      {action}
    </Head>
  );
}
