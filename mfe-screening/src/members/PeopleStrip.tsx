import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import { createLazyDialog } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MemberMarks, NamedMember } from './MemberMarks.js';
import { useMayLead } from './use-may-lead.js';
import type { Members } from './use-members.js';

const PeopleDialog = createLazyDialog(
  async () => (await import('./PeopleDialog.js')).PeopleDialog,
  'People of this screening',
);

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  align-items: center;
  margin-bottom: var(--s4);
  border-block: 1px solid var(--line);
  dl {
    display: contents;
  }
  dl > div {
    min-width: 0;
    padding: 11px 12px 11px 22px;
    border-left: 1px solid var(--line);
  }
  dl > div:first-child {
    padding-left: 0;
    border: 0;
  }
  dt {
    margin-bottom: 4px;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  dd {
    min-height: 24px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media (max-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    dl > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    dl > div:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

const Change = styled.button`
  padding: 0 0 0 22px;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  @media (max-width: 860px) {
    grid-column: 1 / -1;
    min-height: 44px;
    padding: 0;
    border-top: 1px solid var(--line);
    text-align: left;
  }
`;

export interface PeopleStripProps {
  readonly members: Members;
  readonly jobId: string;
  readonly people: ScreeningPeople;
  readonly onChanged: () => void;
}

/** Members at work on a screening, and who sees it. */
export function PeopleStrip({ members, jobId, people, onChanged }: PeopleStripProps) {
  const [isAsked, setAsked] = useState(false);
  const { leadId, reviewerIds, managerIds, isPrivate } = people;
  const mayChange = useMayLead(leadId);
  const [manager] = managerIds;
  return (
    <Strip role="group" aria-label="People of this screening">
      <dl>
        <div>
          <dt>Lead</dt>
          <dd>
            <NamedMember userId={leadId} members={members} />
          </dd>
        </div>
        <div>
          <dt>Reviewers</dt>
          <dd>
            <MemberMarks userIds={reviewerIds} members={members} />
          </dd>
        </div>
        <div>
          <dt>{managerIds.length > 1 ? 'Hiring managers' : 'Hiring manager'}</dt>
          <dd>
            {manager && managerIds.length === 1 ? (
              <NamedMember userId={manager} members={members} />
            ) : (
              <MemberMarks userIds={managerIds} members={members} />
            )}
          </dd>
        </div>
        <div>
          <dt>Who sees it</dt>
          <dd>{isPrivate ? 'Only these' : `All ${members.list.length}`}</dd>
        </div>
      </dl>
      {mayChange ? (
        <Change type="button" onClick={() => setAsked(true)}>
          Change people
        </Change>
      ) : null}
      {isAsked ? (
        <PeopleDialog
          jobId={jobId}
          people={people}
          members={members}
          onClose={() => setAsked(false)}
          onChanged={() => {
            setAsked(false);
            onChanged();
          }}
        />
      ) : null}
    </Strip>
  );
}
