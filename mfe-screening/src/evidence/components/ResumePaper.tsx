import { VisuallyHidden } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';
import { type Evidence, pageAt, passageAround } from '../../screening/findings/evidence.js';
import type { ResumeText } from '../../screening/screening.js';
import { CoverLetter } from './CoverLetter.js';
import { markAt, ResumePages, ResumePart } from './ResumeParts.js';

/** Beside a long list of criteria it stays in sight. */
const Frame = styled.div`
  position: sticky;
  top: 20px;
  align-self: start;
  @media print {
    position: static;
  }
`;

const Paper = styled.div<{ $whole: boolean }>`
  max-height: ${({ $whole }) => ($whole ? 'min(560px, 70vh)' : '264px')};
  margin-bottom: 8px;
  /* clear of the sheet of What if, which lies over the end of a narrow page */
  scroll-margin-bottom: 96px;
  padding: 14px 16px;
  overflow: auto;
  border-radius: 8px;
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.7;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  @media print {
    max-height: none;
    padding: 0;
    overflow: visible;
  }
`;

/** How much of a resume without any evidence is shown at first, in characters. */
const openingLength = 700;

export interface ResumePaperProps {
  readonly name: string;
  readonly resume: ResumeText;
  /** Evidence marked in the whole resume. */
  readonly evidence: readonly Evidence[];
  /** The places of what is selected, in the order of the text; the first decides which part is shown. */
  readonly selected: readonly Evidence[];
}

/** The resume's own words around the selected evidence, or all of it with all evidence, highlighted. */
export function ResumePaper({ name, resume, evidence, selected }: ResumePaperProps) {
  const [whole, setWhole] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const { text } = resume;
  const [first] = selected;
  const page = first ? pageAt(resume, first.start) : null;
  const passage = first
    ? passageAround(text, first)
    : { start: 0, end: Math.min(text.length, openingLength) };
  const selectedStart = first?.start ?? null;
  const shownStart = useRef(selectedStart);

  useEffect(() => {
    const box = paper.current;
    const mark = box && selectedStart !== null ? markAt(box, selectedStart) : undefined;
    // Opening a candidate leaves the page where the person is reading; choosing a criterion asks for the paper.
    if (shownStart.current !== selectedStart) box?.scrollIntoView({ block: 'nearest' });
    shownStart.current = selectedStart;
    if (box && mark) {
      const offset = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
      const inView = offset >= 0 && offset < box.clientHeight * 0.75;
      if (!inView) box.scrollTop += offset - box.clientHeight / 3;
    }
  }, [selectedStart, whole]);

  return (
    <Frame>
      <h4>{page === null ? 'Resume' : `Resume · page ${page}`}</h4>
      <Paper ref={paper} $whole={whole} role="region" aria-label={`Resume of ${name}`} tabIndex={0}>
        {whole ? (
          <ResumePages resume={resume} evidence={[...evidence, ...selected]} />
        ) : (
          <>
            {passage.start > 0 ? '… ' : ''}
            <ResumePart text={text} evidence={selected} range={passage} />
            {passage.end < text.length ? ' …' : ''}
          </>
        )}
      </Paper>
      <RowAction type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Show less' : 'Show whole resume'}
        <VisuallyHidden> of {name}</VisuallyHidden>
      </RowAction>
      <CoverLetter letter={resume.letter} />
    </Frame>
  );
}
