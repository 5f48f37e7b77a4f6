import { ChoiceSwitch } from '../../components/ChoiceSwitch.js';
import type { ReadingView, Show } from '../use-reading-view.js';

const labels: Readonly<Record<Show, string>> = {
  mine: 'Assigned to me',
  undecided: 'Undecided',
  everyone: 'Everyone',
};

/** Choice of the people in the list: those whom the user reads, all undecided ones, or everyone. */
export function ReadingSwitch({ view }: { readonly view: ReadingView }) {
  const choices = view.offered.map(({ show, count }) => ({
    ...{ value: show, label: labels[show], count },
  }));
  return (
    <ChoiceSwitch
      label="People to show"
      choices={choices}
      value={view.show}
      onChange={view.choose}
    />
  );
}
