import { Card } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GroupTexts } from '../requirement-groups.js';

/** Card of all groups; rows and heads follow its width, not the window's. */
export const RequirementCard = styled(Card)`
  container-type: inline-size;
  overflow: hidden;
  margin-top: 12px;
  font-variant-numeric: tabular-nums;
  > ul + header {
    border-top: 1px solid var(--line);
  }
`;

/** Foot of the card, for what adds a requirement. */
export const RequirementFoot = styled.div`
  padding: 4px 16px 12px 20px;
  border-top: 1px solid var(--line);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding: 10px 16px 8px 20px;
  background: var(--paper);
  && h3 {
    margin: 0;
    font-size: var(--text-md);
    font-weight: 600;
  }
  h3 span {
    font-weight: 400;
    color: var(--ink-faint);
  }
  small {
    margin-left: auto;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  @container (max-width: 520px) {
    padding-inline: 16px;
    small {
      flex-basis: 100%;
    }
  }
`;

export interface GroupRowsProps {
  readonly group: GroupTexts;
  readonly count: number;
  readonly children: ReactNode;
}

/** One group of requirements: its name, how many there are and what it means, above its rows. */
export function GroupRows({ group, count, children }: GroupRowsProps) {
  return (
    <>
      <Head>
        <h3>
          {group.title} <span>({count})</span>
        </h3>
        <small>{group.hint}</small>
      </Head>
      <ul aria-label={group.title}>{children}</ul>
    </>
  );
}
