import { PageHead } from '@shortlist/web-kit';
import { AccountStateProvider } from '../owner/AccountState.js';
import { accountSections } from '../sections.js';
import { useCurrentSection } from '../use-current-section.js';
import { AccountLayout } from './AccountLayout.js';
import { PageSection } from './PageSection.js';

const ids = accountSections.map(({ id }) => id);

/** The user's profile for candidates, sign-in, and stored data: one page, a section each. */
export function AccountPage() {
  const current = useCurrentSection(ids);
  return (
    <AccountLayout current={current}>
      <PageHead title="Account" context="Profile, sign-in, email and data settings." />
      <AccountStateProvider>
        {accountSections.map(({ id, title, about, parts }) => (
          <PageSection key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {about === undefined ? null : <p>{about}</p>}
            {parts.map((Part, index) => (
              <Part key={index} />
            ))}
          </PageSection>
        ))}
      </AccountStateProvider>
    </AccountLayout>
  );
}
