import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { CopyButton } from '../../../components/CopyButton.js';
import type { CriteriaProposal } from '../../../criteria/criteria-plan.js';

const Spaced = styled(Note)`
  margin-top: var(--s3);
  code {
    display: block;
    margin-top: 4px;
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

export interface ModelOfferProps {
  readonly model: NonNullable<CriteriaProposal['foundModel']>;
}

/** Says that a language model could be asked, and how it is turned on; nothing is sent to it before. */
export function ModelOffer({ model: { program, model, command } }: ModelOfferProps) {
  return (
    <Spaced
      tone="neutral"
      action={<CopyButton label="Copy command" about={`for ${model}`} text={command} />}
    >
      {program} runs on this machine with the model {model}. It is not in use. To use it for unclear
      requirements, stop Shortlist and start it with
      <code>{command}</code>
    </Spaced>
  );
}
