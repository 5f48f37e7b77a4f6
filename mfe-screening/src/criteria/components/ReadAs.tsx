import type { JudgedBy } from '@shortlist/contracts/judged-by';
import { Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';

/** Labels of the kinds; the words complete them. */
const labels: Readonly<Record<JudgedBy['kind'], string>> = {
  certificate: 'certificate',
  licence: 'licence',
  registration: 'registration',
  document: 'document',
  language: 'language',
  degree: 'degree',
  shift: 'shift',
  condition: 'condition',
  'any-of': 'any of',
  years: 'counts years',
  months: 'counts months',
  amount: 'amount',
  grade: 'grade',
  skill: 'skill',
  words: 'by its words',
  call: 'ask on the call',
  vague: 'Vague',
  other: 'judged by',
};

const Frame = styled.span`
  font-size: var(--text-sm);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
  em {
    font-style: normal;
    color: var(--ink-faint);
  }
  &[data-former='true'] {
    color: var(--ink-faint);
  }
  @container (max-width: 880px) {
    grid-area: 2 / 2 / auto / -1;
  }
  @container (max-width: 520px) {
    grid-area: 2 / 1 / auto / -1;
  }
`;

const Vague = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  font-weight: 500;
  color: var(--warn);
`;

export interface ReadAsProps {
  readonly id: string;
  /** Null while the text is read for the first time; undefined where nobody reads it. */
  readonly judgedBy: JudgedBy | null | undefined;
  /** True while a changed text is read: this is how the former one is judged. */
  readonly isFormer: boolean;
  /** True where a change is to be announced. */
  readonly isLive: boolean;
}

/** How a criterion is judged: 'counts years: 3'. */
export function ReadAs({ id, judgedBy, isFormer, isLive }: ReadAsProps) {
  return (
    <Frame id={id} data-former={isFormer} aria-live={isLive ? 'polite' : undefined}>
      {judgedBy === null ? '\u00a0' : null}
      {judgedBy?.kind === 'vague' ? (
        <Vague>
          <Icon shape={icons.warning} size={14} />
          {labels.vague}: {judgedBy.words}
        </Vague>
      ) : null}
      {judgedBy && judgedBy.kind !== 'vague' ? (
        <>
          <em>{labels[judgedBy.kind]}:</em> {judgedBy.words}
        </>
      ) : null}
    </Frame>
  );
}
