import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Details = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 2px var(--s3);
  margin: var(--s3) 0 0;
  font-size: var(--text-sm);
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface FailureDetailsProps {
  /** Name of the remote. */
  readonly part: string;
  /** Owner of the part, where the registry of remotes knows one. */
  readonly owner?: NonNullable<RuntimeConfig['remoteOwners']>[string] | undefined;
  /** Under which the failure stands in the log. */
  readonly reference: string;
}

/** Details of a failure that a person can pass on: the part, its team, and the reference. */
export function FailureDetails({ part, owner, reference }: FailureDetailsProps) {
  return (
    <Details>
      <dt>Part</dt>
      <dd>{part}</dd>
      {owner ? (
        <>
          <dt>Team</dt>
          <dd>
            {owner.team},{' '}
            <TextLink look="inline" href={`mailto:${owner.contact}?subject=${reference}`}>
              {owner.contact}
            </TextLink>
          </dd>
        </>
      ) : null}
      <dt>Reference</dt>
      <dd>{reference}</dd>
    </Details>
  );
}
