import { Button, Delayed, errorMessage, ErrorPanel, Skeleton } from '@shortlist/web-kit';
import { useState } from 'react';
import { PageSection } from '../../components/PageSection.js';
import { DomainDialog } from './DomainDialog.js';
import { DomainLines } from './DomainLines.js';
import { OnlyLine } from './OnlyLine.js';
import { ProviderDialog } from './ProviderDialog.js';
import { ProviderLines } from './ProviderLines.js';
import { Card, Head } from './SingleSignOnParts.js';
import { type SignOn, useSingleSignOn } from './use-single-sign-on.js';

function describe({ domains }: SignOn): string {
  const verified = domains.filter(({ verifiedAt }) => verifiedAt).map(({ domain }) => domain);
  return verified.length === 0
    ? 'One sign-in for everybody in your organization.'
    : `One sign-in for everybody at ${new Intl.ListFormat('en').format(verified)}.`;
}

/** Single sign-on of the workspace, for owners and admins. */
export function SingleSignOnPart() {
  const signOn = useSingleSignOn();
  const [dialog, setDialog] = useState<'provider' | 'domain' | null>(null);
  const { status, data, error, reload, busy } = signOn;
  const isVerified = data?.domains.some(({ verifiedAt }) => verifiedAt) ?? false;
  const close = () => setDialog(null);
  return (
    <PageSection aria-labelledby="single-sign-on-title">
      <Head>
        <div>
          <h2 id="single-sign-on-title">Single sign-on</h2>
          {data && <p>{describe(data)}</p>}
        </div>
        {data?.provider ? (
          <Button
            disabled={!isVerified || busy !== null}
            busy={busy === 'test'}
            busyLabel="Testing..."
            onClick={() => void signOn.test()}
          >
            Test sign-in
          </Button>
        ) : (
          data && <Button onClick={() => setDialog('provider')}>Set up</Button>
        )}
      </Head>
      {status === 'loading' && (
        <Delayed>
          <Skeleton height="180px" />
        </Delayed>
      )}
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data?.provider && (
        <Card>
          <dl>
            <ProviderLines provider={data.provider} onEdit={() => setDialog('provider')} />
            <DomainLines signOn={signOn} data={data} onAdd={() => setDialog('domain')} />
          </dl>
          <OnlyLine signOn={signOn} data={data} />
        </Card>
      )}
      {data && dialog === 'provider' && (
        <ProviderDialog data={data} onSaved={signOn.show} onClose={close} />
      )}
      {dialog === 'domain' && <DomainDialog onSaved={signOn.show} onClose={close} />}
    </PageSection>
  );
}
