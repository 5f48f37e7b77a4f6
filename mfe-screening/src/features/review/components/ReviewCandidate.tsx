import type { Candidate } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useComments } from '../../../comments/comments-context.js';
import { LazyThread } from '../../../comments/components/LazyThread.js';
import { useMarks } from '../../../people/decisions/use-marks.js';
import { useNoteOpened } from '../../../people/decisions/use-note-opened.js';
import { useUndo } from '../../../people/undo/use-undo.js';
import { evidenceIn } from '../../../screening/findings/evidence.js';
import type { Screening } from '../../../screening/screening.js';
import { useSentFile } from '../../../workflow/workflow-context.js';
import { useRefusedNote } from '../note/use-refused-note.js';
import { useSaveNote } from '../note/use-save-note.js';
import type { ResumeCache } from '../resume/resume-cache.js';
import { useMarkView } from '../resume/use-mark-view.js';
import { isShowable } from '../resume/use-object-url.js';
import { useResume } from '../resume/use-resume.js';
import { useReviewKeys } from '../use-review-keys.js';
import { useShownCandidate } from '../use-shown-candidate.js';
import { useSwipe } from '../use-swipe.js';
import { NoteField } from './person/NoteField.js';
import { PersonSide } from './person/PersonSide.js';
import { TagField } from './person/TagField.js';
import { Peek } from './resume/Peek.js';
import { ResumeSide } from './resume/ResumeSide.js';
import { narrow } from './review-style.js';

const Columns = styled.div`
  flex: 1;
  min-height: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(360px, 420px);
  > :first-child {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1;
  }
  ${narrow} {
    display: flex;
    flex-direction: column;
    overflow: auto;
    touch-action: pan-y pinch-zoom;
  }
  @media print {
    display: block;
  }
`;

export interface ReviewCandidateProps {
  /** As the list has them. */
  readonly row: Candidate;
  /** True while the score is hidden from a reader. */
  readonly isBlind: boolean;
  readonly screening: Screening;
  readonly resumes: ResumeCache;
  readonly showsOriginal: boolean;
  readonly onOriginal: (shown: boolean) => void;
  /** Says something to those who do not see the screen. */
  readonly onSay: (text: string) => void;
  readonly onSwipe: (by: 1 | -1) => void;
  readonly renderDecision: (candidate: Candidate, hasDraft: boolean) => ReactNode;
}

/** One candidate: beside the resume with its marks all that is known of the person. */
export function ReviewCandidate(props: ReviewCandidateProps) {
  const { row, screening, resumes, showsOriginal, onOriginal, onSay } = props;
  const { jobId, criteria } = screening;
  const { notify } = useHost();
  const { areSeveral } = useComments().members;
  const mark = useMarks();
  const saveNote = useSaveNote(jobId, row);
  const { push } = useUndo();
  /** Counts how often the note was put back: the field then begins again with it. */
  const [noteRound, setNoteRound] = useState(0);
  useNoteOpened(row);
  useRefusedNote(jobId, row.id, () => setNoteRound((round) => round + 1));
  const [chosenFile, setFile] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { candidate, file, fileName, error, retry, hasDraft } = useShownCandidate(row, chosenFile);
  const resume = useResume(resumes, file);
  const page = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);

  const { text, scan } = resume.status === 'ready' ? resume.resume : { text: '', scan: undefined };
  const { verdicts } = candidate;
  const evidence = useMemo(() => evidenceIn(text, verdicts), [text, verdicts]);
  const quotes = new Map(verdicts.map(({ criterionId, quote }) => [criterionId, quote]));
  const shown = criteria.filter(({ id }) => quotes.get(id));
  const selected = chosen ?? shown[0]?.id ?? null;
  const places = evidence.filter(({ of }) => of === selected);
  const [first] = places;
  const view = useMarkView({ side, page, start: first?.start ?? null });
  const sent = useSentFile(jobId, fileName);

  const select = (of: string) => {
    setChosen(of);
    // The place is in the text, which the original may hide; only that of a scan shows places, too.
    const isHidden = !side.current?.querySelector<HTMLElement>('[data-resume]')?.offsetParent;
    if (isHidden && !scan) onOriginal(false);
    const criterion = criteria.find(({ id }) => id === of);
    if (criterion) onSay(`${criterion.text}: “${quotes.get(of) ?? ''}”`);
  };
  const revertNote = async (before: string, after: string) => {
    const outcome = await saveNote(before, after);
    if (outcome.status === 'problem') {
      notify({ kind: 'error', message: outcome.sentence });
      return null;
    }
    setNoteRound((round) => round + 1);
    return 'Undone.';
  };
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  const star = () => void mark([row.id], { starred: row.starred !== true });

  useReviewKeys({
    star,
    note: () => note.current?.focus(),
    original: () => {
      if (sent.status === 'held' && isShowable(sent.file.name)) onOriginal(!showsOriginal);
    },
    criterion: ({ at }) => {
      const criterion = criteria[at];
      if (!criterion) return;
      if (quotes.get(criterion.id)) select(criterion.id);
      else onSay(`${criterion.text}: not found`);
    },
    'next-criterion': () => {
      const next = shown[shown.findIndex(({ id }) => id === selected) + 1] ?? shown[0];
      if (next) select(next.id);
    },
  });

  return (
    <>
      <Columns ref={page} {...useSwipe(props.onSwipe)}>
        <PersonSide
          candidate={candidate}
          screening={screening}
          isBlind={props.isBlind}
          file={file}
          onFile={(id) => {
            setFile(id);
            setChosen(null);
          }}
          selected={selected}
          onSelect={select}
          onStar={star}
          error={error}
          onRetry={retry}
          decision={props.renderDecision(candidate, hasDraft)}
          comments={
            areSeveral ? (
              <LazyThread
                key={row.id}
                candidateId={row.id}
                note={row.note ?? ''}
                heading="h3"
                fieldRef={note}
                onLeave={focusHeading}
              />
            ) : null
          }
        >
          {areSeveral ? null : (
            <NoteField
              key={noteRound}
              ref={note}
              onChanged={(before, after) =>
                push({
                  message: `The note about ${row.candidate} was changed.`,
                  about: [row.id],
                  undo: () => revertNote(before, after),
                })
              }
              onLeave={focusHeading}
              jobId={jobId}
              candidateId={row.id}
              saved={row.note ?? ''}
              save={saveNote}
              onLeftUnsaved={(problem) =>
                notify({
                  kind: 'error',
                  message: `The note about ${row.candidate} is not saved yet: ${problem} Open them again to try once more.`,
                })
              }
            />
          )}
          <TagField
            tags={row.tags ?? []}
            onAdd={(tag) => void mark([row.id], { addTags: [tag] })}
            onRemove={(tag) => void mark([row.id], { removeTags: [tag] })}
          />
        </PersonSide>
        <ResumeSide
          ref={side}
          name={row.candidate}
          resume={resume}
          evidence={evidence}
          selected={places}
          sent={sent}
          showsOriginal={showsOriginal}
          onOriginal={onOriginal}
          onOriginalShown={view.follow}
        />
      </Columns>
      {first ? (
        <Peek quote={text.slice(first.start, first.end)} isInView={view.isInView} onGo={view.go} />
      ) : null}
    </>
  );
}
