import { TextLink, useHost } from '@shortlist/web-kit';
import { type PageSection, SectionsPage } from '../../../components/SectionsPage.js';
import { webhookCheck } from '../examples/webhook-check.js';
import { Code } from './Code.js';
import { Operations } from './Operations.js';

const setUp = (origin: string) => `export SHORTLIST=${origin}
export TOKEN=shortlist_pat_…`;

const firstScreening = `# an id of your own (a UUID): the same call sent again starts nothing twice
export ID=$(cat /proc/sys/kernel/random/uuid)
curl -sS --fail-with-body "$SHORTLIST/api/resumes/process" \\
  -H "Authorization: Bearer $TOKEN" \\
  -F jobId="$ID" -F comparisonScore=60 \\
  -F jobDescription="<job-description.txt" \\
  -F resumes="@resume.pdf"`;

const events = `{"type":"screening.completed","timestamp":"2026-11-22T20:00:00.000Z",
 "data":{"screeningId":"…","comparisonScore":60,"total":1,"shortlisted":1,
         "rejected":0,"review":0,"unreadable":0,"averageScore":78}}
{"type":"decision.made","timestamp":"2026-11-22T20:05:00.000Z",
 "data":{"screeningId":"…","candidateId":"…","outcome":"shortlisted",
         "takenBack":false,"score":78,"comparisonScore":60}}`;

const sectionsOf = (origin: string): readonly PageSection[] => [
  {
    id: 'token',
    title: 'A token',
    body: (
      <>
        <p>
          In <TextLink to="/account#api">your account, API and webhooks</TextLink>, make one: give
          it a name, choose what it may do and when it ends. It is shown once. Send it with every
          call as <code>Authorization: Bearer</code>. Whoever has it acts in your name, so keep it
          as you keep a password; a token that you revoke is refused within 10 seconds.
        </p>
        <Code label="Variables of the examples">{setUp(origin)}</Code>
      </>
    ),
  },
  {
    id: 'first-screening',
    title: 'A first screening',
    body: (
      <>
        <p>
          Send a job description and resumes. The answer comes when every resume is scored; a call
          that was cut off is no loss, as the screening goes on and can be asked for by its id.
        </p>
        <Code label="A first screening">{firstScreening}</Code>
        <p>
          In the examples below <code>$ID</code> is the id of a screening and{' '}
          <code>$CANDIDATE</code> that of one of its candidates.
        </p>
      </>
    ),
  },
  {
    id: 'operations',
    title: 'Operations',
    body: (
      <>
        <p>
          Everything a token can do, by what it must be allowed to. Nothing about accounts, mails or
          links is for tokens. The same as a document for programs:{' '}
          <TextLink href="/api/openapi.json">OpenAPI 3.1</TextLink>.
        </p>
        <Operations />
      </>
    ),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    body: (
      <>
        <p>
          Instead of asking again and again, name an address in{' '}
          <TextLink to="/account#api">your account</TextLink>. It is told in one <code>POST</code>{' '}
          of JSON when a screening is complete or a decision was made, with ids and figures and
          nothing of what a resume says.
        </p>
        <Code label="What webhooks send" copied={false}>
          {events}
        </Code>
        <p>
          Answer with 2xx within 15 seconds. Anything else is tried again, 8 times over about 26
          hours, under the same <code>webhook-id</code>: an event may arrive twice, and not in
          order. An address that takes nothing for three days, or answers 410, is switched off, and
          you get an email.
        </p>
        <p>
          Signatures follow{' '}
          <TextLink href="https://www.standardwebhooks.com">Standard Webhooks</TextLink>, whose
          libraries check them. By hand, for Node.js:
        </p>
        <Code label="Check who sent a webhook">{webhookCheck}</Code>
        <p>After you make a new secret, the one before signs, too, for 24 hours.</p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits',
    body: (
      <p>
        600 calls a minute from one address; beyond that, 429 with <code>Retry-After</code> in
        seconds. Up to 100 files a call. A screening uses tokens of your plan:{' '}
        <code>GET /auth/token/usage</code> says how many are left.
      </p>
    ),
  },
  {
    id: 'errors',
    title: 'Errors',
    body: (
      <p>
        Every error is JSON with <code>code</code>, which does not change, <code>detail</code>, a
        sentence for a person, and <code>requestId</code>, which helps us to find what happened. A
        token that is wrong or has ended gets 401, an operation that it may not do 403{' '}
        <code>TokenNotAllowed</code>. Answers grow: please ignore fields and values that you do not
        know.
      </p>
    ),
  },
];

/** The API for programs of others. */
export function DevelopersPage() {
  const { config } = useHost();
  const { origin } = new URL(config.apiBaseUrl, window.location.origin);
  return (
    <SectionsPage
      title="API"
      context="For programs that send resumes, take results and write decisions back."
      sections={sectionsOf(origin)}
    />
  );
}
