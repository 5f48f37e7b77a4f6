import { styled } from 'styled-components';
import { missingOf } from '../../screening/findings/check-lines.js';
import { findingWords } from '../../screening/findings/findings.js';
import type { MustHaves } from '../../screening/findings/must-haves.js';

const Line = styled.p`
  margin-top: 4px;
  overflow: hidden;
  font-size: var(--text-sm);
  color: var(--ink-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    font-weight: 600;
    color: var(--ink);
  }
  @media (max-width: 640px) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`;

/** One line on the must-haves that are not shown, what has to be checked first; nothing where every one is shown. */
export function MissingLine({ mustHaves }: { readonly mustHaves: MustHaves }) {
  const groups = missingOf(mustHaves);
  if (groups.length === 0) return null;
  return (
    <Line>
      {groups.map(({ finding, texts }, index) => (
        <span key={finding}>
          {index > 0 ? ' · ' : null}
          <b>{findingWords[finding]}:</b> {texts.join(' · ')}
        </span>
      ))}
    </Line>
  );
}
