import { Button, ButtonLink, Delayed, Note, Spinner } from '@shortlist/web-kit';
import { AuthLayout } from '../../../../components/AuthLayout.js';
import { Facts } from '../../../../components/Facts.js';
import { Actions, Messages } from '../../../../components/Form.js';
import { type TestResult, useSignOnTest } from './use-sign-on-test.js';

/** Says why such a person could not sign in. */
function describeProblem({ email, isVerified }: TestResult): string {
  if (email === null)
    return 'The provider named no email address. Please have it send the claim “email”.';
  return isVerified
    ? 'The address is outside your verified domains. Please add its domain, or sign in with another account.'
    : 'The provider has not verified the address. Please have it send “email_verified” as true.';
}

/** Tests single sign-on in a new tab: it goes the whole round and signs nobody in. */
export function SignOnTestPage() {
  const { result, failure, again } = useSignOnTest();
  return (
    <AuthLayout
      title="Test sign-in"
      lead="This is what your identity provider says. Nobody is signed in by it."
      foot={null}
    >
      {result ? <Result result={result} /> : null}
      {failure !== null && (
        <Note tone="bad" role="alert" title="The test failed">
          {failure}
        </Note>
      )}
      {result === null && failure === null ? (
        <Delayed>
          <Spinner label="Asking your identity provider..." />
        </Delayed>
      ) : (
        <Actions>
          <Button size="lg" block onClick={again}>
            Test again
          </Button>
          <ButtonLink to="/account/workspace" size="lg" block variant="bare">
            Back to the workspace
          </ButtonLink>
        </Actions>
      )}
    </AuthLayout>
  );
}

function Result({ result }: { readonly result: TestResult }) {
  const { subject, email, isVerified, hasPassed } = result;
  return (
    <>
      <Messages>
        <Note
          tone={hasPassed ? 'good' : 'bad'}
          role="status"
          title={hasPassed ? 'It passed' : 'It did not pass'}
        >
          {hasPassed ? 'You can close this tab.' : describeProblem(result)}
        </Note>
      </Messages>
      <Facts>
        <dt>Subject</dt>
        <dd>{subject}</dd>
        <dt>Email address</dt>
        <dd>{email ?? 'None'}</dd>
        <dt>Verified</dt>
        <dd>{isVerified ? 'Yes' : 'No'}</dd>
      </Facts>
    </>
  );
}
