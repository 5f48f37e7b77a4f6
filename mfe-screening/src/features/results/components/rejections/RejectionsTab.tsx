import * as http from '@shortlist/contracts/http/email';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  notAllowedText,
  Note,
  Row,
  useMay,
} from '@shortlist/web-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listKeptTexts } from '../../../../kept-text/kept-text.js';
import { useTextOwner } from '../../../../kept-text/use-kept-text.js';
import { listMails, type Mail } from '../../../../mails/mail.js';
import { choiceOf, summarizeChoice, type Ticks } from '../../../../mails/mail-choice.js';
import { useOutboxOfPage } from '../../../../outbox/outbox-context.js';
import { useOutboxChange } from '../../../../outbox/use-outbox-change.js';
import { useIsComplete } from '../../../../people/store/use-screening.js';
import type { Screening } from '../../../../screening/screening.js';
import { templateProblem } from '../../../../screening/template-preview.js';
import { useSendEmails } from '../../use-send-emails.js';
import { comingLabel, comingText } from '../list/coming-texts.js';
import { SendEmailsDialog } from './confirm/SendEmailsDialog.js';
import { ExportEmails } from './ExportEmails.js';
import { draftTextOf } from './letter/DraftEditor.js';
import { Sheet } from './letter/letter-style.js';
import { LetterPanel } from './letter/LetterPanel.js';
import { MailList } from './list/MailList.js';
import { MailTools } from './list/MailTools.js';
import { OutboxStrip } from './outbox/OutboxStrip.js';
import { RefusedNote } from './outbox/RefusedNote.js';
import { MailSettingsAction } from './settings/MailSettingsAction.js';
import { Bench, Beside, Head, Notes } from './tab-style.js';
import { TemplateAction } from './template/TemplateAction.js';
import { useMailList } from './use-mail-list.js';
import { useNarrow } from './use-narrow.js';

const none = new Map();

/** The rejection emails: who is ready, who needs a second look, what waits in the outbox and what became of it. */
export function RejectionsTab({ screening }: { readonly screening: Screening }) {
  const { candidates, rejectionEmails, jobId, origin } = screening;
  const outbox = useOutboxOfPage();
  const isComplete = useIsComplete();
  const stop = useOutboxChange(http.stopRejections);
  const entries = outbox.view?.entries ?? none;
  const problem = templateProblem(screening.rejectionTemplate);
  const mails = useMemo(
    () => listMails({ candidates, drafts: rejectionEmails, entries, templateProblem: problem }),
    [candidates, rejectionEmails, entries, problem],
  );
  const emailable = origin === 'screened';
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const choice = useMemo(() => choiceOf(mails, ticks), [mails, ticks]);
  const list = useMailList(mails);
  const flow = useSendEmails();
  const isNarrow = useNarrow();
  const owner = useTextOwner();
  const maySend = useMay()('mail.send');
  const unsavedIds = listKeptTexts(sessionStorage, { owner, name: draftTextOf(jobId, '') });
  const frame = useRef<HTMLElement>(null);

  const { step } = flow.state;
  const lastStep = useRef(step);
  useEffect(() => {
    const hasEnded = step === 'idle' && lastStep.current !== 'idle';
    lastStep.current = step;
    // The button that opened the dialogs may be gone, e.g. with what failed.
    if (!hasEnded || document.activeElement !== document.body) return;
    frame.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
  }, [step]);

  const stopOne = async (mail: Mail) => {
    const done = await stop([mail.candidate.id]);
    if (done) setTicks((known) => new Map([...known, [mail.candidate.id, false]]));
  };
  const retry = (failed: readonly Mail[]) =>
    flow.begin({ chosen: failed, keptBack: [], withoutAddress: [], blocked: [] });
  const clearSearch = () => {
    list.setSearch('');
    // The button goes with the search.
    frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const letterOf = (mail: Mail) => (
    <LetterPanel key={mail.candidate.id} mail={mail} screening={screening} onStop={stopOne} />
  );

  return (
    <section ref={frame} aria-labelledby="rejection-emails">
      <OutboxStrip />
      <Head>
        <div>
          <h2 id="rejection-emails">Rejection Email Management</h2>
          {mails.length > 0 ? (
            <p>
              {emailable ? summarizeChoice(choice) : 'Preview only: these emails can’t be sent'}
              {maySend ? null : ` · ${notAllowedText}`}
            </p>
          ) : null}
        </div>
        <Row gap={2}>
          <MailSettingsAction />
          <TemplateAction screening={screening} mails={mails} />
          <ExportEmails screening={screening} mails={mails} />
          <Button
            variant="primary"
            busy={emailable && !isComplete}
            busyLabel={comingLabel}
            disabled={!emailable || !maySend || mails.every(({ draft }) => draft === null)}
            title={maySend ? undefined : notAllowedText}
            onClick={() => flow.begin(choice)}
          >
            Send All Emails
          </Button>
        </Row>
      </Head>
      <Notes>
        {outbox.problem && emailable ? (
          <Note tone="warn" title="Email status is unavailable">
            {outbox.problem}
          </Note>
        ) : null}
        {problem && mails.length > 0 ? (
          <Note tone="warn" title="This template can’t be sent yet">
            {problem} Fill it in under “Sender and signature” or in the template, or edit each
            email.
          </Note>
        ) : null}
        <RefusedNote refused={flow.refused} onClose={flow.closeRefused} />
      </Notes>
      {mails.length === 0 ? (
        <Card>
          <EmptyState title="No Rejection Emails">
            {isComplete
              ? 'All candidates have been shortlisted or the screening process is still in progress.'
              : comingText}
          </EmptyState>
        </Card>
      ) : (
        <Bench>
          <div>
            <MailTools
              search={list.search}
              sort={list.sort}
              onSearch={list.setSearch}
              onSort={list.setSort}
            />
            {list.rows.length === 0 ? (
              <Card>
                <EmptyState
                  title="No Candidates Found"
                  action={<Button onClick={clearSearch}>Clear Search</Button>}
                >
                  No candidates match your search criteria.
                </EmptyState>
              </Card>
            ) : (
              <MailList
                rows={list.rows}
                shownId={(isNarrow ? list.chosen : list.shown)?.candidate.id ?? null}
                ticks={emailable ? ticks : null}
                unsavedIds={unsavedIds}
                onShow={list.choose}
                onTicks={setTicks}
                onUnfold={list.unfold}
                onRetry={retry}
                onStop={stopOne}
              />
            )}
          </div>
          {!isNarrow && list.shown ? <Beside>{letterOf(list.shown)}</Beside> : null}
        </Bench>
      )}
      {isNarrow && list.chosen ? (
        <Dialog
          open
          title={`Email to ${list.chosen.candidate.candidate}`}
          onClose={() => list.choose(null)}
          actions={<Button onClick={() => list.choose(null)}>Close</Button>}
        >
          <Sheet>{letterOf(list.chosen)}</Sheet>
        </Dialog>
      ) : null}
      <SendEmailsDialog
        flow={flow}
        screening={screening}
        unsavedOf={({ chosen }) =>
          chosen
            .filter(({ candidate }) => unsavedIds.includes(candidate.id))
            .map(({ candidate }) => candidate.candidate)
        }
      />
    </section>
  );
}
