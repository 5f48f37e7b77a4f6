import { TextLink } from '@shortlist/web-kit';
import { company } from '../../company.js';
import type { PageSection } from '../../components/SectionsPage.js';

/** The terms and conditions, with every policy claim of the specification, §1. */
export const termsSections: readonly PageSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are the agreement between you and Shortlist. By creating an account or using the
        product you accept them. If you use Shortlist for a company, you confirm that you may accept
        them on its behalf.
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may use Shortlist',
    body: (
      <p>
        You must be at least 18 years old. You give us correct account details, keep your password
        to yourself and are responsible for what happens under your account. Tell us at once if you
        think someone else is using it.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What Shortlist does',
    body: (
      <p>
        Shortlist reads the resumes you upload, scores each one against your job description, splits
        candidates by the threshold you set, drafts rejection emails for your review and exports the
        results. How much you may screen depends on your plan’s token allowance.
      </p>
    ),
  },
  {
    id: 'ai-results',
    title: 'AI results',
    body: (
      <>
        <p>
          AI results are provided for information. They are not the sole basis for hiring decisions:
          a person must review them, and that person’s decision is yours alone. Scores can be wrong,
          and the quality of a result depends on the job description and the resumes it is given.
        </p>
        <p>
          You are responsible for following the law that applies to your hiring, including laws on
          discrimination, automated decisions and notice to candidates.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'Your content',
    body: (
      <>
        <p>
          What you upload remains yours. You confirm that you may upload it and let us process it.
          You allow us to process it to provide the service, and data extracted from resumes may be
          used to improve our AI, as the <TextLink to="/privacy">Privacy Policy</TextLink>{' '}
          describes.
        </p>
        <p>
          Resume files are processed in memory only and are never permanently stored. Resume data is
          typically retained for 12 months unless deletion is requested earlier.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>send messages to people who are not candidates of your own screenings;</li>
          <li>upload anything unlawful, or harmful to our systems or to others;</li>
          <li>get around limits, probe for weaknesses without our consent, or resell access;</li>
          <li>use Shortlist to discriminate against people unlawfully.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'billing',
    title: 'Plans and billing',
    body: (
      <>
        <p>
          Subscriptions are billed monthly or annually in advance, as you choose. Fees are
          non-refundable except as required by law.
        </p>
        <p>
          We may change prices with 30 days’ notice. A change applies from your next billing period;
          if you do not agree, you may cancel before it begins.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Ending the agreement',
    body: (
      <p>
        You may stop using Shortlist and ask us to close your account at any time. We may suspend or
        close an account that breaks these terms. You may request the deletion of your data within
        30 days of termination.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We work to keep Shortlist available, and improve it continually, but it is provided as it is
        and without a promise of uninterrupted service. We may change or retire features; if that
        takes away something essential you paid for, we tell you in advance.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential damage, lost
        profits or hiring decisions, and our total liability is limited to what you paid us in the
        12 months before the claim. Nothing here limits liability that the law does not allow us to
        limit.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When these terms change we publish the new version here and tell you by email if the change
        is material. Using Shortlist afterwards means that you accept it.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <TextLink href={`mailto:${company.legalEmail}`}>{company.legalEmail}</TextLink>. We
        answer within 5 business days.
      </p>
    ),
  },
];
