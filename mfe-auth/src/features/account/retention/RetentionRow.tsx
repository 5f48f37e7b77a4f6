import { Button, Note, Row } from '@shortlist/web-kit';
import { useRef } from 'react';
import { Below, Rows, SettingRow } from '../components/Rows.js';
import { RowSelect } from '../components/RowSelect.js';
import { describeChoice, describeKept, monthsText } from './describe-retention.js';
import { RecordsRow } from './RecordsRow.js';
import { useRetention } from './use-retention.js';

/** How long screenings are kept; what a shorter time deletes is said before it is saved. */
export function RetentionRow() {
  const { retention, setRetention, chosen, busy, problem, retry, choose, save } = useRetention();
  const field = useRef<HTMLDivElement>(null);
  const months = chosen ?? retention?.months;
  const options = retention?.options ?? [];
  const wanted = options.find((option) => option.months === chosen);
  const kept = options.find((option) => option.months === retention?.months);
  // The buttons go with what they are about.
  const backToField = () => field.current?.querySelector('select')?.focus();

  async function onSave(): Promise<void> {
    await save();
    backToField();
  }

  return (
    <Rows>
      <SettingRow
        title="Keep screenings for"
        state={
          retention ? describeKept(kept, retention.deletesAt) : 'We delete older ones each night'
        }
        action={
          <RowSelect
            boxRef={field}
            label="Keep screenings for"
            value={months === undefined ? '' : String(months)}
            disabled={!retention}
            placeholder={retention ? undefined : '…'}
            options={options.map((option) => ({
              value: String(option.months),
              label: monthsText(option.months),
            }))}
            onChange={(event) => choose(Number(event.target.value))}
          />
        }
      >
        {(wanted !== undefined || problem !== null) && (
          <Below>
            {wanted && retention && (
              <Note tone={wanted.screenings > 0 ? 'warn' : 'info'} role="status">
                {describeChoice(wanted, retention.deletesAt)}
                {wanted.screenings > 0 ? ' Until then you can change it back.' : ''}
              </Note>
            )}
            {problem !== null && (
              <Note tone="bad" action={retry && <Button onClick={retry}>Try again</Button>}>
                {problem}
              </Note>
            )}
            {wanted && retention && (
              <Row gap={2}>
                <Button
                  variant="primary"
                  busy={busy}
                  busyLabel="Saving..."
                  onClick={() => void onSave()}
                >
                  Keep for {monthsText(wanted.months)}
                </Button>
                <Button
                  disabled={busy}
                  onClick={() => {
                    choose(retention.months);
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
      <RecordsRow retention={retention} onSaved={setRetention} />
    </Rows>
  );
}
