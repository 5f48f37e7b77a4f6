import { Mark } from '@shortlist/web-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type Evidence, markEvidence, pagesOf, type Stretch } from '../../screening/evidence.js';
import type { ResumeText } from '../../screening/screening.js';

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

/** The selected mark among all marks. */
const Marked = styled(Mark)`
  &[data-on] {
    box-shadow: 0 2px 0 var(--on-marker);
  }
  @media (forced-colors: active) {
    &[data-on] {
      text-decoration: underline 2px;
    }
  }
`;

export interface ResumePartProps {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** Evidence that is highlighted. */
  readonly selected?: readonly Evidence[] | undefined;
  readonly range: { readonly start: number; readonly end: number };
}

/** A range of a resume's text with its evidence highlighted. */
export function ResumePart({ text, evidence, selected = [], range }: ResumePartProps) {
  const isSelected = ({ start, text: { length } }: Stretch) =>
    selected.some((each) => each.start < start + length && start < each.end);
  return markEvidence(text, evidence, range).map((stretch) =>
    stretch.marked ? (
      <Marked
        key={stretch.start}
        data-start={stretch.start}
        data-on={isSelected(stretch) ? true : undefined}
      >
        {stretch.text}
      </Marked>
    ) : (
      <Fragment key={stretch.start}>{stretch.text}</Fragment>
    ),
  );
}

export interface ResumePagesProps {
  readonly resume: ResumeText;
  readonly evidence: readonly Evidence[];
  readonly selected?: readonly Evidence[];
}

/** A whole resume, page by page where its format has pages. */
export function ResumePages({ resume, evidence, selected }: ResumePagesProps) {
  const pages = pagesOf(resume);
  return pages.map((range, index) => (
    <Fragment key={range.start}>
      {pages.length > 1 ? <PageLabel>Page {index + 1}</PageLabel> : null}
      <ResumePart text={resume.text} evidence={evidence} selected={selected} range={range} />
    </Fragment>
  ));
}

/** The mark in `box` that shows what begins at `start`: evidence that overlaps is marked once, from its first place on. */
export function markAt(box: HTMLElement, start: number): HTMLElement | undefined {
  const marks = [...box.querySelectorAll<HTMLElement>('mark')];
  return marks.findLast((each) => Number(each.dataset['start']) <= start);
}
