import * as http from '@shortlist/contracts/http/resumes';
import { Button, Note, Row, SelectField, Stack } from '@shortlist/web-kit';
import { useState } from 'react';
import type { Screening } from '../../../../../screening/screening.js';
import { useChange } from '../../../use-change.js';

export interface LanguageChoiceProps {
  readonly screening: Pick<Screening, 'jobId' | 'rejectionTemplate'>;
  /** True when text that is not saved would be lost. */
  readonly isUnsaved?: boolean;
  readonly onChanged?: () => void;
}

/** The language of a screening's emails; asks before it replaces what a person wrote. */
export function LanguageChoice({ screening, isUnsaved = false, onChanged }: LanguageChoiceProps) {
  const { jobId, rejectionTemplate } = screening;
  const { run, busy, error } = useChange(http.setMailLanguage);
  const [wanted, setWanted] = useState<string | null>(null);
  const { language = 'en', languages = [], edited = false } = rejectionTemplate ?? {};
  if (languages.length < 2) return null;
  const apply = async (code: string) => {
    const body = { language: code, replacesTemplate: true };
    if (await run({ params: { id: jobId }, body })) onChanged?.();
    setWanted(null);
  };
  const choose = (code: string) => {
    if (code === language) setWanted(null);
    else if (edited || isUnsaved) setWanted(code);
    else void apply(code);
  };
  const name = languages.find(({ code }) => code === wanted)?.name;
  return (
    <Stack gap={2}>
      <SelectField
        label="Language"
        value={wanted ?? language}
        disabled={busy}
        options={languages.map((each) => ({ value: each.code, label: each.name }))}
        onChange={(event) => choose(event.target.value)}
      />
      {name ? (
        <Note tone="warn" title={`Replace your template with the standard text in ${name}?`}>
          <Row gap={2}>
            <Button busy={busy} busyLabel="Replacing..." onClick={() => void apply(wanted ?? '')}>
              Replace
            </Button>
            <Button onClick={() => setWanted(null)}>Keep mine</Button>
          </Row>
        </Note>
      ) : null}
      {error ? <Note tone="bad">{error}</Note> : null}
    </Stack>
  );
}
