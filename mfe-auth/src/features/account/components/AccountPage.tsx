import { column, PageHead } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { AccountStateProvider } from '../owner/AccountState.js';
import { accountSections } from '../sections.js';
import { useCurrentSection } from '../use-current-section.js';
import { SectionNav } from './SectionNav.js';

const Columns = styled.div`
  ${column}
  display: grid;
  grid-template-columns: 200px minmax(0, 720px);
  align-items: start;
  gap: var(--s8);
  padding-bottom: var(--s9);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Section = styled.section`
  padding: 26px 0;
  border-top: 1px solid var(--line);
  scroll-margin-top: var(--s2);

  & > h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }

  & > h2 + p {
    max-width: 62ch;
    margin-top: 2px;
    color: var(--ink-faint);
  }

  & > p + [role='alert'] {
    margin-top: var(--s3);
  }
`;

const ids = accountSections.map(({ id }) => id);

/** The user's profile for candidates, sign-in, and stored data: one page, a section each. */
export function AccountPage() {
  const current = useCurrentSection(ids);
  return (
    <Columns>
      <SectionNav sections={accountSections} current={current} />
      <div>
        <PageHead title="Account" context="Profile, sign-in, email and data settings." />
        <AccountStateProvider>
          {accountSections.map(({ id, title, about, parts }) => (
            <Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {about === undefined ? null : <p>{about}</p>}
              {parts.map((Part, index) => (
                <Part key={index} />
              ))}
            </Section>
          ))}
        </AccountStateProvider>
      </div>
    </Columns>
  );
}
