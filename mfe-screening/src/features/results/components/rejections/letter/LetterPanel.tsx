import { emailAddress } from '@shortlist/contracts/entities';
import { Chip, errorMessage, ErrorPanel, Note, Spinner } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../../../components/CopyButton.js';
import { useHasKeptText } from '../../../../../kept-text/use-kept-text.js';
import { letterParts } from '../../../../../mails/letter-parts.js';
import type { Mail, MailDraft, MailState } from '../../../../../mails/mail.js';
import { groupOf } from '../../../../../mails/mail-groups.js';
import { chipOf, notesOf } from '../../../../../mails/mail-sentences.js';
import { AddressCheck } from '../../../../../people/checks/AddressCheck.js';
import { linkTexts } from '../../../../../people/checks/link-texts.js';
import { MaybeSame } from '../../../../../people/checks/MaybeSame.js';
import { useCandidate } from '../../../../../people/store/use-candidate.js';
import { isNameGuessed } from '../../../../../screening/findings/doubts.js';
import type { Screening } from '../../../../../screening/screening.js';
import { DraftEditor, draftTextOf } from './DraftEditor.js';
import { Letter, LetterHead, LetterNotes } from './letter-style.js';
import { LetterActions } from './LetterActions.js';
import { LetterPerson } from './LetterPerson.js';
import { LetterText } from './LetterText.js';
import { useDraftActions } from './use-draft-actions.js';

/** States in which the text can still be changed. */
const editable: readonly MailState[] = ['draft', 'stopped', 'failed', 'queued'];

const toneOfNotes = { failed: 'bad', look: 'warn', blocked: 'warn' } as const;

export interface LetterPanelProps {
  readonly mail: Mail;
  readonly screening: Screening;
  /** Takes it out of the outbox. */
  readonly onStop: (mail: Mail) => Promise<unknown>;
}

/** The email's text when a list already has it, as after a change. */
function textOf(draft: MailDraft | null): { subject: string; content: string } | null {
  const { subject, content } = draft ?? {};
  return subject === undefined || content === undefined ? null : { subject, content };
}

/**
 * One person's email: to whom, what it says, what to know of it, and what can be done with it. Text that was not saved
 * is shown for going on with.
 */
export function LetterPanel({ mail, screening, onStop }: LetterPanelProps) {
  const { candidate, draft, address } = mail;
  const { jobId, title, rejectionTemplate, origin } = screening;
  const full = useCandidate(candidate.id);
  const actions = useDraftActions(candidate);
  const hasUnsaved = useHasKeptText(draftTextOf(jobId, candidate.id));
  const [isOpened, setOpened] = useState(hasUnsaved);
  const isChangeable = origin === 'screened' && candidate.status === 'rejected' && draft !== null;
  const isEditable = isChangeable && editable.includes(mail.state);
  const email = textOf(draft) ?? full.data?.email ?? null;
  const isEditing = isEditable && email !== null && isOpened;
  const letter = useRef<HTMLElement>(null);
  /** The element that gets the focus once the text is written, or once it is read again. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current) letter.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [isEditing]);
  const open = () => {
    wanted.current = 'textarea';
    setOpened(true);
  };
  const close = () => {
    wanted.current = '[data-edit]';
    setOpened(false);
  };
  const chip = chipOf(mail);
  const links = linkTexts(candidate);
  // These come with the ways to decide.
  const notes = notesOf(mail).filter(
    (note) => !links.includes(note) && note !== candidate.addressDoubt,
  );
  const group = groupOf(mail);
  const isUnreachable =
    candidate.status === 'rejected' &&
    !candidate.addressDoubt &&
    !candidate.addressCheck &&
    !emailAddress.safeParse(address).success;

  return (
    <Letter ref={letter} aria-label={candidate.candidate}>
      <LetterHead>
        <div>
          <h3>{candidate.candidate}</h3>
          {candidate.status === 'rejected' ? <Chip tone="bad">Rejected</Chip> : null}
          {candidate.borderline ? <Chip tone="warn">Borderline</Chip> : null}
          {draft?.edited ? <Chip>edited</Chip> : null}
          {chip ? <Chip tone={chip.tone}>{chip.text}</Chip> : null}
        </div>
        <dl>
          <dt>To</dt>
          <dd>
            <span>{address || 'No email address found'}</span>
            {address ? (
              <CopyButton label="Copy Email" about={`of ${candidate.candidate}`} text={address} />
            ) : null}
            {isUnreachable ? <AddressCheck candidate={candidate} always /> : null}
          </dd>
          {email && !isEditing ? (
            <>
              <dt>Subject</dt>
              <dd>{email.subject}</dd>
            </>
          ) : null}
        </dl>
      </LetterHead>
      {notes.length > 0 ? (
        <LetterNotes>
          {notes.map((note) => (
            <Note
              key={note}
              role="note"
              tone={toneOfNotes[group as keyof typeof toneOfNotes] ?? 'info'}
            >
              {note}
            </Note>
          ))}
        </LetterNotes>
      ) : null}
      {candidate.addressDoubt !== undefined || candidate.addressCheck ? (
        <LetterNotes>
          <AddressCheck candidate={candidate} />
        </LetterNotes>
      ) : null}
      {links.length > 0 ? (
        <LetterNotes>
          <MaybeSame candidate={candidate} />
        </LetterNotes>
      ) : null}
      {isEditing ? (
        <DraftEditor
          jobId={jobId}
          candidateId={candidate.id}
          saved={{ subject: email.subject, content: email.content }}
          onSaved={(saved) => {
            actions.applyEmail(saved);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {email && !isEditing ? (
        <>
          <LetterText
            parts={letterParts(email.content, {
              candidateName: candidate.candidate,
              isNameGuessed: isNameGuessed(candidate),
              jobTitle: title,
              company: rejectionTemplate?.company ?? '',
              nameless: rejectionTemplate?.nameless,
            })}
          />
          <LetterActions
            mail={mail}
            email={email}
            actions={actions}
            onEdit={isEditable ? open : null}
            onStop={mail.state === 'queued' ? () => void onStop(mail) : null}
          />
        </>
      ) : null}
      {!email && draft && full.status === 'error' ? (
        <ErrorPanel
          title="The email could not be loaded"
          message={errorMessage(full.error)}
          onRetry={full.retry}
        />
      ) : null}
      {!email && draft && full.status === 'loading' ? <Spinner label="Loading the email" /> : null}
      <LetterPerson candidate={candidate} screening={screening} />
    </Letter>
  );
}
