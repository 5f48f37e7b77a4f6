import { TextLink } from '@shortlist/web-kit';
import { company } from '../../company.js';
import type { PageSection } from '../../components/SectionsPage.js';

/** The privacy policy, with every policy claim of the specification, §1. */
export const privacySections: readonly PageSection[] = [
  {
    id: 'about',
    title: 'About this policy',
    body: (
      <p>
        This policy explains what Shortlist collects when you use it to screen resumes, why, how
        long it is kept, and what you can ask us to do. “You” is the person or the company with an
        account; “candidates” are the people whose resumes you upload. For candidates’ data you
        decide what is processed and why; we process it on your behalf.
      </p>
    ),
  },
  {
    id: 'collect',
    title: 'What we collect',
    body: (
      <>
        <ul>
          <li>
            <b>Your account:</b> first name, last name, email address, company if you give one, and
            your password in hashed form. The password itself is never stored.
          </li>
          <li>
            <b>What you screen:</b> the job description, and what is extracted from the resumes: the
            text, name, contact details, experience, skills, the score and its reasons.
          </li>
          <li>
            <b>Your use of the product:</b> how many tokens you used, when screenings ran, and which
            rejection emails were sent and when.
          </li>
          <li>
            <b>How our pages perform:</b> which page was shown, how fast, and errors of our code,
            without your account or network address. Values are cut out of error messages before
            they are sent.
          </li>
          <li>
            <b>What you write to us:</b> messages sent by the contact form or by email.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'files',
    title: 'Resume files',
    body: (
      <p>
        Resume files are processed in memory only and are never permanently stored: not on a disk,
        not in a database. What remains after a screening is the text extracted from them and the
        result.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <>
        <p>We use the data to:</p>
        <ul>
          <li>score candidates against your job description and show you why;</li>
          <li>draft rejection emails, and send them when you tell us to;</li>
          <li>keep your account secure and your usage within your plan;</li>
          <li>answer you when you contact us.</li>
        </ul>
        <p>
          Data extracted from resumes may be used to improve our AI. We do not sell personal data,
          and we do not use it for advertising.
        </p>
      </>
    ),
  },
  {
    id: 'decisions',
    title: 'Automated results and people',
    body: (
      <p>
        AI results are informational and must not be the sole basis for a hiring decision. Each
        score shows the lines of the resume it rests on, so that a person can check it, disagree
        with it and decide. <TextLink to="/how-scoring-works">How scoring works</TextLink> explains
        it to candidates.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else receives data',
    body: (
      <p>
        Only the service providers needed to run Shortlist: hosting, email delivery, the AI provider
        where one is used, and Google if you choose to sign in with it. They may use the data only
        to provide their service to us. We disclose data to authorities only where the law requires
        it.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          Resume data is typically retained for 12 months, unless you request its deletion earlier.
          Account data is kept while your account exists.
        </p>
        <p>
          An account may choose a shorter time, from 1 month on. It may also keep the decision
          record of a deleted screening for 3 or 4 years: who was decided about, when, by whom and
          why, with the name, and without the resume. A candidate’s deletion request removes their
          name from records of screenings that are still there.
        </p>
        <p>
          When your account ends, you may request the deletion of your data within 30 days of
          termination.
        </p>
        <p>
          You can delete your account yourself on its page: screenings, decision records,
          candidates, emails, usage and your profile are then deleted at once.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Data is encrypted on its way to us. Passwords, recovery codes and session tokens are stored
        only as hashes, and every screening can be read only by the account that ran it. No system
        is perfectly secure; if a breach affects your data, we tell you without delay.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        We use cookies that signing in needs, and no others: auth_token, kept for up to 7 days, and
        refresh_token, kept for up to 30 days, keep you signed in. If you sign in without “Remember
        me”, both end with your browser session, and session_only says so until then. known_device,
        kept for up to a year, tells a browser in which you have signed in before, so that somebody
        who guesses at your password elsewhere can’t hold you up; where you ask for it, that browser
        is not asked for your second factor for 30 days. There are no tracking cookies.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask to see, correct, export or delete your personal data, and object to or
          restrict its use. If you are a candidate, please ask the company you applied to first; we
          help them answer you. You may also complain to your data protection authority.
        </p>
        <p>
          Candidates can also <TextLink to="/your-data">ask by our form</TextLink>. You confirm your
          email address by a link; the request then goes to every account that keeps a resume with
          that address, which must answer within a month. Decision records of deleted screenings
          hold no address, so please ask the company for those. A deletion removes the text, the
          score and its reasons, notes, comments and emails at once, for good. An unconfirmed
          request is deleted after 24 hours, an answered one after 90 days; after a deletion no name
          or address is kept of it.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: <p>Shortlist is for people who are at least 18 years old.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes we publish the new version here. If a change matters to how your
        data is used, we also tell you by email before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <TextLink href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</TextLink>
        . We answer within 48 hours.
      </p>
    ),
  },
];
