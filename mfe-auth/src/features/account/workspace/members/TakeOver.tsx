import { takeOverScreening } from '@shortlist/contracts/http/resumes';
import { Button, Dialog, Note, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import { countScreenings, fullName, type WorkspaceMember } from '../describe-member.js';

export interface TakeOverProps {
  readonly member: WorkspaceMember;
  /** Ids of private screenings that the member leads and the owner does not see. */
  readonly jobIds: readonly string[];
  readonly onDone: () => void;
}

/** Lets an owner take over private screenings of a member, after a question. */
export function TakeOver({ member, jobIds, onDone }: TakeOverProps) {
  const { call, notify } = useHost();
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = fullName(member);
  const privateOnes = `${jobIds.length} private ${jobIds.length === 1 ? 'screening' : 'screenings'}`;

  async function takeOver(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      for (const id of jobIds) await call(takeOverScreening, { params: { id } });
      notify({
        kind: 'success',
        message: `You lead ${countScreenings(jobIds.length)} of ${name} from now on.`,
      });
      setIsAsked(false);
      onDone();
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="bare"
        aria-label={`Take over ${privateOnes} of ${name}`}
        onClick={() => setIsAsked(true)}
      >
        Take over {jobIds.length} private
      </Button>
      <Dialog
        title={`Take over ${privateOnes} of ${name}?`}
        open={isAsked}
        dismissable={!busy}
        onClose={() => setIsAsked(false)}
        note={problem === null ? undefined : <Note tone="bad">{problem}</Note>}
        actions={
          <>
            <Button disabled={busy} onClick={() => setIsAsked(false)}>
              Cancel
            </Button>
            <Button
              variant="primary"
              busy={busy}
              busyLabel="Taking over..."
              onClick={() => void takeOver()}
            >
              Take over
            </Button>
          </>
        }
      >
        You become their lead, and {member.firstName} reviews. Everybody at work on them gets an
        email about it, and the activity keeps it.
      </Dialog>
    </>
  );
}
