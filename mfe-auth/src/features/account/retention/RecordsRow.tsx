import type { Retention } from '@shortlist/contracts/http/resumes';
import { Button, formatDate, formatNumber, Note, Row, useHost } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { Below, SettingRow } from '../components/Rows.js';
import { RowSelect } from '../components/RowSelect.js';
import { useSubmit } from '../use-submit.js';
import { loadOperations } from './use-retention.js';

type Years = Retention['recordYears'];

const valueOf = (years: Years) => String(years ?? 0);
const textOf = (years: Years) => (years ? `${years} years` : 'As long as the screening');
const records = (count: number) =>
  count === 1 ? '1 kept record is' : `${formatNumber(count)} kept records are`;

/** Describes the effect of a choice that is not saved yet. */
function describe(years: Years, count: number, deletesAt: string): string {
  if (count > 0) {
    return `${records(count)} deleted for good on ${formatDate(deletesAt)}. Until then you can change it back.`;
  }
  return years
    ? `Records stay ${years} years after their last decision, with names, without resumes.`
    : 'Records are deleted with their screenings from now on.';
}

export interface RecordsRowProps {
  readonly retention: Retention | null;
  readonly onSaved: (retention: Retention) => void;
}

/** How long decision records are kept once their screening is deleted. */
export function RecordsRow({ retention, onSaved }: RecordsRowProps) {
  const { call, notify } = useHost();
  const { busy, problem, submit, setProblem } = useSubmit();
  const [chosen, setChosen] = useState<Years>(undefined);
  const field = useRef<HTMLDivElement>(null);
  const options = retention?.recordOptions ?? [];
  // A service of before records were kept.
  if (retention && options.length === 0) return null;
  const wanted = options.find(({ years }) => years === chosen);

  // The buttons go with what they are about.
  const backToField = () => field.current?.querySelector('select')?.focus();

  function choose(years: Years): void {
    if (busy) return;
    setProblem(null);
    setChosen(years === retention?.recordYears ? undefined : years);
  }

  async function save(): Promise<void> {
    await submit(async () => {
      if (!retention || chosen === undefined) return;
      const { setRetention } = await loadOperations();
      const body = { recordYears: chosen as 3 | 4 | null };
      onSaved(await call(setRetention, { body }));
      setChosen(undefined);
      notify({
        kind: 'success',
        message: chosen
          ? `Decision records are kept for ${chosen} years now.`
          : 'Decision records are deleted with their screenings now.',
      });
    });
    backToField();
  }

  return (
    <SettingRow
      title="Keep decision records for"
      state="Colorado asks for 3 years, California for 4. Ask your counsel."
      action={
        <RowSelect
          boxRef={field}
          label="Keep decision records for"
          value={retention ? valueOf(chosen === undefined ? retention.recordYears : chosen) : ''}
          disabled={!retention}
          placeholder={retention ? undefined : '…'}
          options={options.map(({ years }) => ({ value: valueOf(years), label: textOf(years) }))}
          onChange={({ target }) => choose(Number(target.value) || null)}
        />
      }
    >
      {(wanted !== undefined || problem !== null) && (
        <Below>
          {wanted && retention && (
            <Note tone={wanted.records > 0 ? 'warn' : 'info'} role="status">
              {describe(wanted.years, wanted.records, retention.deletesAt)}
            </Note>
          )}
          {problem !== null && (
            <Note tone="bad" action={<Button onClick={() => void save()}>Try again</Button>}>
              {problem}
            </Note>
          )}
          {wanted && retention && (
            <Row gap={2}>
              <Button
                variant="primary"
                busy={busy}
                busyLabel="Saving..."
                onClick={() => void save()}
              >
                {wanted.years ? `Keep records for ${wanted.years} years` : 'Delete with screenings'}
              </Button>
              <Button
                disabled={busy}
                onClick={() => {
                  choose(retention.recordYears);
                  backToField();
                }}
              >
                Cancel
              </Button>
            </Row>
          )}
        </Below>
      )}
    </SettingRow>
  );
}
