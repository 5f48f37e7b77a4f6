import * as http from '@shortlist/contracts/http/resumes';
import { Checkbox, TextField, useHost } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import { ChoiceSwitch } from '../../components/ChoiceSwitch.js';
import { useAction } from '../../manage/use-action.js';
import { useScreeningStore } from '../../people/store/use-screening.js';
import { endOf } from '../days.js';
import { useReading } from '../reading-context.js';
import { planSplit } from '../split-plan.js';
import { Due, HowLine, Option, Sum } from './dialog-style.js';
import { Shares } from './share-style.js';
import { ShareRow } from './ShareRow.js';
import { useSplitReaders } from './use-split-readers.js';

type How = 'equal' | 'by-hand';
const hows = [
  { value: 'equal', label: 'Equal' },
  { value: 'by-hand', label: 'By hand' },
] as const;

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Splits the undecided people among readers: equally, or by hand. */
export function SplitDialog({ onClose }: { readonly onClose: () => void }) {
  const { screening, reload } = useScreeningStore();
  const { reading, replace } = useReading();
  const { call, notify } = useHost();
  const { run, busy, error } = useAction();
  const away = useAction();
  const [how, setHow] = useState<How>('equal');
  const isByHand = how === 'by-hand';
  const { offered, chosen, mayChoose, toggle } = useSplitReaders(isByHand);
  const [wantsTwo, setWantsTwo] = useState(reading?.split?.isBlind ?? true);
  const [byHand, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const [day, setDay] = useState(reading?.split?.dueAt?.slice(0, 10) ?? '');
  const [isMailed, setMailed] = useState(true);
  const isBlind = wantsTwo && chosen.length > 1;
  const plan = useMemo(
    () => planSplit(reading ?? { people: [], undecided: 0 }, chosen, isBlind),
    [reading, chosen, isBlind],
  );
  const shareOf = (userId: string) => {
    const at = chosen.indexOf(userId);
    const least = plan.marked[at] ?? 0;
    const share = isByHand ? (byHand.get(userId) ?? plan.equal[at]) : plan.equal[at];
    return Math.min(plan.people, Math.max(least, share ?? 0));
  };
  const given = chosen.reduce((sum, userId) => sum + shareOf(userId), 0);
  const perPerson = isBlind ? 2 : 1;

  const setAway = (userId: string, until: string | null) =>
    away.run(async () => {
      const body = { userId, until };
      replace(await call(http.setReaderAway, { params: { id: screening.jobId }, body }));
    });

  const split = async () => {
    const readers = chosen.map((userId) => ({
      userId,
      ...(isByHand && { people: shareOf(userId) }),
    }));
    const isDone = await run(async () => {
      const body = { readers, isBlind, dueAt: endOf(day), mailReaders: isMailed };
      replace(await call(http.splitScreening, { params: { id: screening.jobId }, body }));
    });
    if (!isDone) return;
    onClose();
    notify({
      kind: 'success',
      message: `Split ${counted(plan.people, 'candidate')} among ${counted(chosen.length, 'person').replace('persons', 'people')}.`,
    });
    await reload();
  };

  return (
    <AskDialog
      title={`Split ${plan.people} undecided`}
      confirm={`Split among ${chosen.length === 1 ? '1 person' : `${chosen.length} people`}`}
      busyLabel="Splitting..."
      busy={busy}
      error={error ?? away.error}
      isReady={chosen.length > 0 && plan.people > 0 && given === plan.total}
      dismissable={!isByHand}
      onConfirm={() => void split()}
      onClose={onClose}
    >
      <p>Decisions and marks already given stay.</p>
      <HowLine>
        <ChoiceSwitch label="How to split" choices={hows} value={how} onChange={setHow} />
        <span role="status" data-wrong={given === plan.total ? undefined : ''}>
          {isByHand
            ? `${given} of ${plan.total} given out.`
            : 'Everybody gets the same mix of scores.'}
        </span>
      </HowLine>
      <Shares>
        {offered.map((member) => (
          <ShareRow
            key={member.userId}
            member={member}
            isChosen={chosen.includes(member.userId)}
            share={shareOf(member.userId)}
            people={plan.people}
            least={plan.marked[chosen.indexOf(member.userId)] ?? 0}
            onToggle={mayChoose(member) ? () => toggle(member.userId) : null}
            onAway={(until) => void setAway(member.userId, until)}
            onShare={
              isByHand ? (share) => setShares(new Map(byHand).set(member.userId, share)) : null
            }
          />
        ))}
      </Shares>
      <Option>
        <Checkbox
          label="Two blind readers: differences come first"
          checked={isBlind}
          disabled={chosen.length < 2}
          onChange={({ target }) => setWantsTwo(target.checked)}
        />
        <small>Neither sees the other’s mark before giving one.</small>
      </Option>
      <Due>
        <TextField
          label="Finish by"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Checkbox
          label="Tell them by email"
          checked={isMailed}
          onChange={({ target }) => setMailed(target.checked)}
        />
      </Due>
      <Sum>
        {counted(plan.people, 'candidate')} × {counted(perPerson, 'reader')} ={' '}
        {plan.people * perPerson}
      </Sum>
    </AskDialog>
  );
}
