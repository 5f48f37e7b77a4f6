import type { Ref } from 'react';
import { styled } from 'styled-components';
import { pagesText } from '../../../../screening/file-part.js';
import type { Evidence } from '../../../../screening/findings/evidence.js';
import { pageAt } from '../../../../screening/findings/evidence.js';
import type { ResumeText } from '../../../../screening/screening.js';
import type { SentFile } from '../../../../workflow/sent-files.js';
import { isPicture, isShowable } from '../../resume/use-object-url.js';
import type { useResume } from '../../resume/use-resume.js';
import { Key, narrow } from '../review-style.js';
import { OriginalDownload, OriginalPicture, OriginalView } from './OriginalView.js';
import { ResumeSheet } from './ResumeSheet.js';

/** From here on there is room for the text and the original beside it. */
const roomy = '@media (min-width: 1500px)';

const Side = styled.div`
  overflow: auto;
  min-width: 0;
  padding: var(--s6) var(--s5);
  background: var(--sunken);
  &:focus-visible {
    outline-offset: -3px;
  }
  ${narrow} {
    overflow: visible;
    padding: var(--s4);
  }
  @media print {
    overflow: visible;
    padding: 0;
    background: none;
  }
`;

const View = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
  max-width: ${({ $wide }) => ($wide ? 'none' : '720px')};
  min-height: 32px;
  margin: -10px auto var(--s2);
  font-size: var(--text-sm);
  color: var(--ink-faint);
  > span:last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;

const Choice = styled.button`
  min-height: 32px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &[aria-pressed='true'] {
    color: var(--accent);
    font-weight: 550;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Beside = styled.div<{ $both: boolean }>`
  ${({ $both }) =>
    $both
      ? `
    > :first-child { display: none; }
    ${roomy} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--s4);
      > :first-child { display: block; }
      > :last-child { position: sticky; top: 0; height: calc(100dvh - 230px); }
    }
    @media print {
      > :first-child { display: block; }
      > :last-child { display: none; }
    }`
      : ''}
`;

function originalText(sent: SentFile): string | null {
  if (sent.status === 'gone') return 'Original file not kept (privacy). Showing its text';
  if (sent.status === 'ambiguous')
    return 'Several files have this name, so we can’t show the original';
  return null;
}

/** The page of a quote. Of one of several resumes also the pages that it has in its file. */
function pageText({ part, pageStarts }: ResumeText, quote: Evidence | undefined): string {
  const page = quote ? pageAt({ part, pageStarts }, quote.start) : null;
  if (page === null) return '';
  if (!part) return `page ${page} of ${pageStarts.length}`;
  const isOne = part.firstPage === part.lastPage;
  return isOne ? `page ${page} of the file` : `page ${page} of the file’s ${pagesText(part)}`;
}

export interface ResumeSideProps {
  readonly name: string;
  readonly resume: ReturnType<typeof useResume>;
  readonly evidence: readonly Evidence[];
  readonly selected: readonly Evidence[];
  readonly sent: SentFile;
  readonly showsOriginal: boolean;
  readonly onOriginal: (shown: boolean) => void;
  readonly onOriginalShown: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The resume's text with its marks and, while this tab holds it, the file as it was sent. */
export function ResumeSide(props: ResumeSideProps) {
  const {
    name,
    resume,
    evidence,
    selected,
    sent,
    showsOriginal,
    onOriginal,
    onOriginalShown,
    ref,
  } = props;
  const file = sent.status === 'held' ? sent.file : null;
  const asPicture = file !== null && isPicture(file.name);
  const shown = file && isShowable(file.name) ? file : null;
  const both = shown !== null && showsOriginal;
  const text = resume.status === 'ready' ? resume.resume : null;
  const [first] = selected;
  return (
    <Side ref={ref} role="region" aria-label={`Resume of ${name}`} tabIndex={0}>
      <View $wide={both} role="group" aria-label="How the resume is shown">
        {shown ? (
          <>
            <Choice type="button" aria-pressed={!both} onClick={() => onOriginal(false)}>
              Text
            </Choice>
            <Choice
              type="button"
              aria-pressed={both}
              aria-keyshortcuts="O"
              onClick={() => onOriginal(true)}
            >
              {asPicture ? 'Original picture' : 'Original PDF'}
            </Choice>
            <Key aria-hidden>o</Key>
          </>
        ) : (
          <span>{originalText(sent)}</span>
        )}
        {file && !shown ? <OriginalDownload file={file} /> : null}
        <span>{text ? pageText(text, first) : ''}</span>
      </View>
      <Beside $both={both}>
        <div>
          <ResumeSheet resume={resume} evidence={evidence} selected={selected} />
        </div>
        {both ? (
          asPicture ? (
            <OriginalPicture
              file={shown}
              text={text}
              evidence={evidence}
              selected={selected}
              onShown={onOriginalShown}
            />
          ) : (
            <OriginalView file={shown} text={text} evidence={evidence} selected={selected} />
          )
        ) : null}
      </Beside>
    </Side>
  );
}
