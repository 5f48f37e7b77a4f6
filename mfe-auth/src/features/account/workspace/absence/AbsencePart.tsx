import { getAbsence, setAbsence } from '@shortlist/contracts/http/resumes';
import { Button, formatDate, TextField, useHost, useOperation } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PageSection } from '../../components/PageSection.js';
import { RowProblem } from '../../components/RowProblem.js';
import { Below, Rows, SettingRow } from '../../components/Rows.js';
import { useSubmit } from '../../use-submit.js';

const Day = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
`;

/** Today as date fields have it: Sweden writes days so. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** Until when the member is away in this workspace: equal shares of people to read leave them out. */
export function AbsencePart() {
  const { call, notify } = useHost();
  const { data, error, reload } = useOperation(getAbsence);
  const [saved, setSaved] = useState<typeof data>(undefined);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, submit } = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const now = saved ?? data;
  const until = now?.until ?? null;

  useEffect(() => {
    if (isAsking) field.current?.focus();
  }, [isAsking]);

  async function save(next: string | null): Promise<void> {
    const isSaved = await submit(async () => {
      setSaved(await call(setAbsence, { body: { until: next } }));
      notify({
        kind: 'success',
        message: next === null ? 'You are back.' : `You are away until ${formatDate(next)}.`,
      });
    });
    if (!isSaved) return;
    setAsking(false);
    button.current?.focus();
  }

  function saveDay(event: FormEvent): void {
    event.preventDefault();
    const day = field.current?.value ?? '';
    // The whole day, as it is here.
    if (day !== '') void save(new Date(`${day}T23:59:59`).toISOString());
  }

  return (
    <PageSection aria-labelledby="absence-title">
      <h2 id="absence-title">Your absence</h2>
      <p>Only in this workspace.</p>
      <Rows>
        <SettingRow
          title={until === null ? 'You are here' : `Away until ${formatDate(until)}`}
          state="While you are away, equal shares give you nobody to read."
          action={
            <Button
              ref={button}
              disabled={!now}
              aria-expanded={until === null ? isAsking : undefined}
              onClick={() => {
                if (until === null) setAsking(!isAsking);
                else void save(null);
              }}
            >
              {until === null ? 'Set absence' : 'I am back'}
            </Button>
          }
        >
          <Below>
            {isAsking && until === null ? (
              <Day onSubmit={saveDay}>
                <TextField ref={field} label="Away until" type="date" min={today()} required />
                <Button type="submit" variant="primary" disabled={busy}>
                  Save
                </Button>
                <Button
                  onClick={() => {
                    setAsking(false);
                    button.current?.focus();
                  }}
                >
                  Cancel
                </Button>
              </Day>
            ) : null}
            <RowProblem error={error} problem={problem} onRetry={reload} />
          </Below>
        </SettingRow>
      </Rows>
    </PageSection>
  );
}
