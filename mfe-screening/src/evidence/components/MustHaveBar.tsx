import { VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { findings, findingWords } from '../../screening/findings/findings.js';
import { countText, type MustHaves } from '../../screening/findings/must-haves.js';

/** Height and fill say the finding without colour; what is shown comes first, so that its length is the count. */
const Frame = styled.div`
  display: grid;
  gap: 4px;
  justify-items: end;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--ink-faint);
  b {
    font-weight: 600;
    color: var(--ink);
  }
  > span:last-child {
    display: flex;
    align-items: flex-end;
    gap: 2px;
    height: 8px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  i {
    box-sizing: border-box;
    width: 11px;
    height: 8px;
    border-radius: 2px;
    background: var(--good);
  }
  i[data-finding='partly'] {
    height: 4px;
    background: var(--warn);
  }
  i[data-finding='in-progress'] {
    border: 1.5px solid var(--accent);
    background: none;
  }
  i[data-finding='says-no'] {
    background: repeating-linear-gradient(0deg, var(--bad) 0 2px, transparent 2px 3px);
  }
  i[data-finding='not-found'] {
    height: 2px;
    border-radius: 0;
    background: var(--line-field);
  }
  @media (max-width: 640px) {
    i {
      width: 8px;
    }
  }
`;

/** Counts each finding, for people who can't see the bar. */
function wordsOf({ found }: MustHaves): string {
  return findings
    .flatMap((finding) => {
      const count = found.filter((each) => each.finding === finding).length;
      return count === 0 ? [] : [`${count} ${findingWords[finding].toLowerCase()}`];
    })
    .join(', ');
}

/** How many must-haves the resume shows, as a count and as a bar; nothing without requirements. */
export function MustHaveBar({ mustHaves }: { readonly mustHaves: MustHaves }) {
  if (mustHaves.total === 0) return null;
  const words = wordsOf(mustHaves);
  return (
    <Frame title={words}>
      <span>
        Must-haves <b>{countText(mustHaves)}</b>
        <VisuallyHidden>: {words}</VisuallyHidden>
      </span>
      <span aria-hidden="true">
        {mustHaves.found.map(({ criterion, finding }) => (
          <i key={criterion.id} data-finding={finding} />
        ))}
      </span>
    </Frame>
  );
}
