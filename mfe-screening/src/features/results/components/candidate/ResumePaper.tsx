import { Mark, VisuallyHidden } from '@shortlist/web-kit';
import { Fragment, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import {
  type Evidence,
  markEvidence,
  pageAt,
  pagesOf,
  passageAround,
} from '../../../../screening/evidence.js';
import type { ResumeText } from '../../../../screening/screening.js';

/** Beside a long list of criteria it stays in sight. */
const Frame = styled.div`
  position: sticky;
  top: 20px;
  align-self: start;
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
`;

const PageLabel = styled.p`
  margin: 14px 0 4px;
  padding-top: 8px;
  border-top: 1px dashed var(--line-strong);
  font-size: var(--text-xs);
  color: var(--ink-faint);
  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

interface PartProps {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly range: { readonly start: number; readonly end: number };
}

function Part({ text, evidence, range }: PartProps) {
  return markEvidence(text, evidence, range).map((stretch) =>
    stretch.marked ? (
      <Mark key={stretch.start} data-start={stretch.start}>
        {stretch.text}
      </Mark>
    ) : (
      <Fragment key={stretch.start}>{stretch.text}</Fragment>
    ),
  );
}

/** How much of a resume without any evidence is shown at first, in characters. */
const openingLength = 700;

export interface ResumePaperProps {
  readonly name: string;
  readonly resume: ResumeText;
  /** What is marked in the whole resume. */
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
  const pages = pagesOf(resume);
  const selectedStart = first?.start ?? null;
  const shownStart = useRef(selectedStart);

  useEffect(() => {
    const box = paper.current;
    const marks = [...(box?.querySelectorAll<HTMLElement>('mark') ?? [])];
    const mark = marks.findLast((each) => Number(each.dataset['start']) <= (selectedStart ?? -1));
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
          pages.map((range, index) => (
            <Fragment key={range.start}>
              {pages.length > 1 ? <PageLabel>Page {index + 1}</PageLabel> : null}
              <Part text={text} evidence={[...evidence, ...selected]} range={range} />
            </Fragment>
          ))
        ) : (
          <>
            {passage.start > 0 ? '… ' : ''}
            <Part text={text} evidence={selected} range={passage} />
            {passage.end < text.length ? ' …' : ''}
          </>
        )}
      </Paper>
      <RowAction type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Show less' : 'Show whole resume'}
        <VisuallyHidden> of {name}</VisuallyHidden>
      </RowAction>
    </Frame>
  );
}
