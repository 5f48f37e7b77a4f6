import { ChoiceSwitch } from '../../../../components/ChoiceSwitch.js';
import { type Who, whoLabels, whos } from '../../../../screening/lists/who.js';

export interface WhoSwitchProps {
  readonly value: Who;
  readonly counts: Readonly<Record<Who, number>>;
  readonly onChange: (who: Who) => void;
}

/** Choice of the people that the shortlist shows, each with a count; stars only where there are some. */
export function WhoSwitch({ value, counts, onChange }: WhoSwitchProps) {
  const offered = whos.filter((who) => who !== 'starred' || counts.starred > 0 || value === who);
  return (
    <ChoiceSwitch
      label="Candidates to show"
      choices={offered.map((who) => ({ value: who, label: whoLabels[who], count: counts[who] }))}
      value={value}
      onChange={onChange}
    />
  );
}
