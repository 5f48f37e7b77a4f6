import { Button, Note, SelectField } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSubmit } from '../../use-submit.js';
import { countScreenings, fullName, type WorkspaceMember } from '../describe-member.js';
import { Acts, Hand, Inline, Panel, WordButton } from './DepartFormParts.js';
import { describeTitles, type HandOver, type Led, titleOf } from './hand-over.js';

export interface DepartFormProps {
  readonly member: WorkspaceMember;
  /** Name of the workspace where the caller leaves it themselves; null where they remove another member. */
  readonly leaves: string | null;
  readonly screenings: readonly Led[];
  /** Members who may take over. */
  readonly heirs: readonly WorkspaceMember[];
  readonly onDepart: (handOver: HandOver) => Promise<void>;
  readonly onKeep: () => void;
}

/** Asks, in the row of a member, who takes over their screenings before they leave or are removed. */
export function DepartForm(props: DepartFormProps) {
  const { member, leaves, screenings, heirs, onDepart, onKeep } = props;
  const [to, setTo] = useState('');
  /** The heir of each screening; null while one heir takes all. */
  const [each, setEach] = useState<Readonly<Record<string, string>> | null>(null);
  const { busy, problem, submit, setProblem } = useSubmit();
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const count = screenings.length;
  const isStuck = count > 0 && heirs.length === 0;
  const options = heirs.map((heir) => ({ value: heir.userId, label: fullName(heir) }));
  const verb = leaves === null ? `Remove ${member.firstName || member.email}` : 'Leave';
  const question = leaves === null ? `Remove ${fullName(member)}?` : `Leave ${leaves}?`;

  function send(event: FormEvent): void {
    event.preventDefault();
    const chosen = each ?? Object.fromEntries(screenings.map(({ jobId }) => [jobId, to]));
    if (screenings.some(({ jobId }) => !chosen[jobId])) {
      setProblem(
        each
          ? 'Please choose a member for each screening.'
          : 'Please choose a member who takes over the screenings.',
      );
      const open = [...(panel.current?.querySelectorAll('select') ?? [])];
      open.find(({ value }) => value === '')?.focus();
      return;
    }
    const handOver = each
      ? { to: null, each: screenings.map(({ jobId }) => ({ jobId, to: chosen[jobId] ?? '' })) }
      : { to: to || null };
    void submit(() => onDepart(handOver));
  }

  return (
    <Panel ref={panel} tabIndex={-1} noValidate aria-label={question} onSubmit={send}>
      <p>
        <b>{question}</b>{' '}
        <span>
          {leaves === null ? 'Access ends at once.' : 'Your access ends at once.'} Decisions and
          notes keep their author.
        </span>
      </p>
      {isStuck && (
        <Note tone="warn">
          Nobody else here may lead {count === 1 ? 'this screening' : 'these screenings'}. Please
          make a member a recruiter first.
        </Note>
      )}
      {count > 0 && !isStuck && (
        <>
          {each === null ? (
            <Hand>
              <Inline>
                <SelectField
                  label={`Hand ${countScreenings(count)} to`}
                  placeholder="Choose a member"
                  options={options}
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              </Inline>
              {count > 1 && (
                <WordButton
                  onClick={() =>
                    setEach(Object.fromEntries(screenings.map(({ jobId }) => [jobId, to])))
                  }
                >
                  Choose for each
                </WordButton>
              )}
            </Hand>
          ) : (
            <>
              {screenings.map((led) => (
                <Inline key={led.jobId} $isAligned>
                  <SelectField
                    label={titleOf(led)}
                    placeholder="Choose a member"
                    options={options}
                    value={each[led.jobId] ?? ''}
                    onChange={({ target }) => setEach({ ...each, [led.jobId]: target.value })}
                  />
                </Inline>
              ))}
              <WordButton onClick={() => setEach(null)}>One member for all</WordButton>
            </>
          )}
          {each === null && <small>{describeTitles(screenings)}</small>}
        </>
      )}
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <Acts>
        {!isStuck && (
          <Button type="submit" variant="danger" busy={busy}>
            {count === 0 ? verb : `${verb}, hand over ${count}`}
          </Button>
        )}
        <Button variant="bare" disabled={busy} onClick={onKeep}>
          {leaves === null ? 'Keep' : 'Stay'}
        </Button>
      </Acts>
    </Panel>
  );
}
