import { Mark } from '@shortlist/web-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import {
  doubtfulIn,
  type Evidence,
  markEvidence,
  pagesOf,
  type Stretch,
} from '../../screening/findings/evidence.js';
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

const Doubtful = styled.span`
  text-decoration: underline dotted var(--warn) 2px;
  text-underline-offset: 3px;
`;

type Places = readonly Pick<Evidence, 'start' | 'end'>[];

/** Text of a scan, with the words marked that were not read for certain. */
function ScannedWords({ text, start, doubtful }: Stretch & { readonly doubtful: Places }) {
  const moved = doubtful.map((word) => ({ start: word.start - start, end: word.end - start }));
  return markEvidence(text, moved, { start: 0, end: text.length }).map((part) =>
    part.marked ? (
      <Doubtful key={part.start} title="Not read for certain">
        {part.text}
      </Doubtful>
    ) : (
      <Fragment key={part.start}>{part.text}</Fragment>
    ),
  );
}

export interface ResumePartProps {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** Evidence that is highlighted. */
  readonly selected?: readonly Evidence[] | undefined;
  readonly range: { readonly start: number; readonly end: number };
  /** Words of a scan that were not read for certain. */
  readonly doubtful?: Places;
}

/** A range of a resume's text with its evidence highlighted. */
export function ResumePart(props: ResumePartProps) {
  const { text, evidence, selected = [], range, doubtful = [] } = props;
  const isSelected = ({ start, text: { length } }: Stretch) =>
    selected.some((each) => each.start < start + length && start < each.end);
  return markEvidence(text, evidence, range).map((stretch) =>
    stretch.marked ? (
      <Marked
        key={stretch.start}
        data-start={stretch.start}
        data-on={isSelected(stretch) ? true : undefined}
      >
        <ScannedWords {...stretch} doubtful={doubtful} />
      </Marked>
    ) : (
      <ScannedWords key={stretch.start} {...stretch} doubtful={doubtful} />
    ),
  );
}

export interface ResumePagesProps {
  readonly resume: ResumeText;
  readonly evidence: readonly Evidence[];
  readonly selected?: readonly Evidence[];
}

/** A whole resume, page by page where its format has pages: those of its file. */
export function ResumePages({ resume, evidence, selected }: ResumePagesProps) {
  const pages = pagesOf(resume);
  const { firstPage = 1 } = resume.part ?? {};
  const doubtful = doubtfulIn(resume.scan);
  return pages.map((range, index) => (
    <Fragment key={range.start}>
      {pages.length > 1 ? <PageLabel>Page {firstPage + index}</PageLabel> : null}
      <ResumePart
        text={resume.text}
        evidence={evidence}
        selected={selected}
        range={range}
        doubtful={doubtful}
      />
    </Fragment>
  ));
}

/** The mark in `box` that shows what begins at `start`: evidence that overlaps is marked once, from its first place on. */
export function markAt(box: HTMLElement, start: number): HTMLElement | undefined {
  const marks = [...box.querySelectorAll<HTMLElement>('mark')];
  return marks.findLast((each) => Number(each.dataset['start']) <= start);
}
