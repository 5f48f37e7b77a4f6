import {
  ApiError,
  Button,
  ButtonLink,
  Delayed,
  errorMessage,
  ErrorPanel,
  Skeleton,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { PageSection } from '../../components/PageSection.js';
import { DomainDialog } from './DomainDialog.js';
import { DomainLines } from './DomainLines.js';
import { OnlyLine } from './OnlyLine.js';
import { ProviderDialog } from './ProviderDialog.js';
import { ProviderLines, RoleLine } from './ProviderLines.js';
import { RemoveDomainDialog } from './RemoveDomainDialog.js';
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
  const [dialog, setDialog] = useState<'provider' | 'domain' | { readonly remove: string } | null>(
    null,
  );
  const { status, data, error, reload } = signOn;
  const isVerified = data?.domains.some(({ verifiedAt }) => verifiedAt) ?? false;
  const isOff = error instanceof ApiError && error.reason === 'SingleSignOnNotConfigured';
  const close = () => setDialog(null);
  return (
    <PageSection aria-labelledby="single-sign-on-title">
      <Head>
        <div>
          <h2 id="single-sign-on-title">Single sign-on</h2>
          {data && <p>{describe(data)}</p>}
        </div>
        {data?.provider
          ? isVerified && (
              <ButtonLink to="/account/workspace/sign-in-test" target="_blank">
                Test sign-in
              </ButtonLink>
            )
          : data && <Button onClick={() => setDialog('provider')}>Set up</Button>}
      </Head>
      {status === 'loading' && (
        <Delayed>
          <Skeleton height="180px" />
        </Delayed>
      )}
      {isOff && <p>{errorMessage(error)}</p>}
      {status === 'error' && !isOff && (
        <ErrorPanel message={errorMessage(error)} onRetry={reload} />
      )}
      {data?.provider && (
        <Card>
          <dl>
            <ProviderLines provider={data.provider} onEdit={() => setDialog('provider')} />
            <DomainLines
              signOn={signOn}
              data={data}
              onAdd={() => setDialog('domain')}
              onRemove={(domain) => setDialog({ remove: domain })}
            />
            <RoleLine role={data.provider.role} onEdit={() => setDialog('provider')} />
          </dl>
          <OnlyLine signOn={signOn} data={data} />
        </Card>
      )}
      {data && dialog === 'provider' && (
        <ProviderDialog data={data} onSaved={signOn.show} onClose={close} />
      )}
      {dialog === 'domain' && <DomainDialog onSaved={signOn.show} onClose={close} />}
      {typeof dialog === 'object' && dialog !== null && (
        <RemoveDomainDialog domain={dialog.remove} onSaved={signOn.show} onClose={close} />
      )}
    </PageSection>
  );
}
