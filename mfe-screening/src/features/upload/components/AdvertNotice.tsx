import { timings } from '@shortlist/contracts/constants';
import { Button, copyText, TextLink, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Details = styled.details`
  margin-top: var(--s2);
  font-size: var(--text-sm);
  color: var(--ink-soft);

  > summary {
    cursor: pointer;
    font-weight: 500;
    color: var(--ink);
    border-radius: 3px;
  }

  > blockquote {
    margin: var(--s3) 0;
    padding-left: var(--s3);
    border-left: 2px solid var(--line-strong);
    max-width: 68ch;
    overflow-wrap: anywhere;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s4);
  }

  @media (max-width: 640px), (pointer: coarse) {
    > summary {
      padding-block: 12px;
    }
  }
`;

/** Notice for applicants before they apply; true of every engine (docs/scoring.md). */
function advertNotice(origin: string): string {
  return (
    'We use software (Shortlist) to compare applications with this job description. It gives each resume a score ' +
    'with the lines of the resume it rests on, from the text alone: no photo, and no requirements about age, sex, ' +
    'origin, religion, family status or health. The score goes by evidence for what the job asks; closeness of ' +
    'wording is worth at most 15 of its 100 points. The score supports us; a person decides about every application. ' +
    `How scoring works: ${origin}/how-scoring-works. ` +
    `To see, correct or delete what is kept about you: ${origin}/your-data.`
  );
}

/** A text about automated scoring to put into an advert. */
export function AdvertNotice() {
  const { notify } = useHost();
  const text = advertNotice(window.location.origin);
  const copy = async () => {
    const isDone = await copyText(text);
    notify(
      isDone
        ? {
            kind: 'success',
            message: 'The notice is copied. Paste it into your advert.',
            durationMs: timings.copyToastMs,
          }
        : {
            kind: 'error',
            message: 'The notice could not be copied. Please select it and copy it by hand.',
            durationMs: timings.copyFailedToastMs,
          },
    );
  };
  return (
    <Details>
      <summary>Notice for your job advert</summary>
      <blockquote>{text}</blockquote>
      <div>
        <Button onClick={() => void copy()}>Copy notice</Button>
        <TextLink href="/how-scoring-works" target="_blank">
          How scoring works
        </TextLink>
      </div>
    </Details>
  );
}
