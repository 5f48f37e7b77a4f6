import { TextLink, useHost } from '@shortlist/web-kit';
import { type PageSection, SectionsPage } from '../../../components/SectionsPage.js';
import { webhookCheck } from '../examples/webhook-check.js';
import { Code } from './Code.js';
import { Operations } from './Operations.js';

const setUp = (origin: string) => `export SHORTLIST=${origin}
export TOKEN=shortlist_pat_…`;

const firstScreening = `# your own id (a UUID): a repeated call starts no second screening
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
          call as <code>Authorization: Bearer</code>. Anyone with it can act as you, so store it
          like a password. A revoked token stops working within 10 seconds.
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
          Send a job description and resumes. The answer comes when every resume is scored. If the
          call is cut off, the screening goes on; fetch it by its id.
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
          Every operation that a token can call, by the scope it needs. Tokens can’t reach accounts,
          mails or links. The same as a document for programs:{' '}
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
          Answer with 2xx within 15 seconds. We retry anything else 8 times over about 26 hours,
          under the same <code>webhook-id</code>: an event may arrive twice, and not in order. We
          disable an address that fails for three days or answers 410, and email you.
        </p>
        <p>
          Signatures follow{' '}
          <TextLink href="https://www.standardwebhooks.com">Standard Webhooks</TextLink>, whose
          libraries check them. By hand, for Node.js:
        </p>
        <Code label="Check who sent a webhook">{webhookCheck}</Code>
        <p>For 24 hours after you make a new secret, we also sign with the old one.</p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits',
    body: (
      <p>
        600 calls a minute from one address; beyond that, 429 with <code>Retry-After</code> in
        seconds. Up to 100 files a call, or 1,000 in ZIP archives. A screening uses tokens of your
        plan: <code>GET /auth/token/usage</code> says how many are left.
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
      context="For programs that send resumes, fetch results and write decisions back."
      sections={sectionsOf(origin)}
    />
  );
}
