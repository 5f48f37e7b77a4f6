import * as http from '@shortlist/contracts/http/auth';
import { Button, Chip, Icon, icons, useHost } from '@shortlist/web-kit';
import { dayInSentence } from './day-in-sentence.js';
import { CopyButton } from './ProviderLines.js';
import { Line, Record } from './SingleSignOnParts.js';
import type { SignOn, SingleSignOnState } from './use-single-sign-on.js';

export interface DomainLinesProps {
  readonly signOn: SingleSignOnState;
  readonly data: SignOn;
  readonly onAdd: () => void;
  /** Asks before a verified domain is removed. */
  readonly onRemove: (domain: string) => void;
}

/** The domains of the workspace; a pending one shows the record that it waits for. */
export function DomainLines({ signOn, data, onAdd, onRemove }: DomainLinesProps) {
  const { busy, change } = signOn;
  const { call } = useHost();
  const check = (domain: string) =>
    change(
      domain,
      () => call(http.checkSignOnDomain, { params: { domain } }),
      `${domain} is verified.`,
    );
  const remove = (domain: string) =>
    change(
      domain,
      () => call(http.removeSignOnDomain, { params: { domain } }),
      `${domain} is removed.`,
    );
  return (
    <>
      {data.domains.map(({ domain, verifiedAt, record }, index) => (
        <Line key={domain} data-has-record={verifiedAt ? undefined : ''}>
          <dt>{verifiedAt ? 'Verified domain' : 'Domain'}</dt>
          <dd>
            {domain}{' '}
            {verifiedAt ? (
              <Chip tone="good">
                <Icon shape={icons.check} />
                Verified {dayInSentence(verifiedAt)}
              </Chip>
            ) : (
              <Chip tone="warn">Waiting for its record</Chip>
            )}
          </dd>
          <dd>
            {!verifiedAt && (
              <Button
                variant="bare"
                aria-label={`Check ${domain}`}
                busy={busy === domain}
                disabled={busy !== null}
                onClick={() => void check(domain)}
              >
                Check
              </Button>
            )}
            <Button
              variant="bare"
              aria-label={`Remove ${domain}`}
              disabled={busy !== null}
              onClick={() => (verifiedAt ? onRemove(domain) : void remove(domain))}
            >
              Remove
            </Button>
            {index === data.domains.length - 1 && <AddButton onAdd={onAdd} />}
          </dd>
          {!verifiedAt && (
            <dd style={{ display: 'contents' }}>
              <Record aria-label={`DNS record of ${domain}`}>
                <dt>TXT record</dt>
                <dd>
                  <code>{record.name}</code>
                </dd>
                <dd>
                  <CopyButton label={`Name of the record of ${domain}`} text={record.name} />
                </dd>
                <dt>Value</dt>
                <dd>
                  <code>{record.value}</code>
                </dd>
                <dd>
                  <CopyButton label={`Value of the record of ${domain}`} text={record.value} />
                </dd>
              </Record>
            </dd>
          )}
        </Line>
      ))}
      {data.domains.length === 0 && (
        <Line>
          <dt>Domain</dt>
          <dd>None yet</dd>
          <dd>
            <AddButton onAdd={onAdd} />
          </dd>
        </Line>
      )}
    </>
  );
}

function AddButton({ onAdd }: Pick<DomainLinesProps, 'onAdd'>) {
  return (
    <Button variant="bare" onClick={onAdd}>
      Add domain
    </Button>
  );
}
