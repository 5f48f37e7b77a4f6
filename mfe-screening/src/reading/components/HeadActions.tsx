import { Button, createLazyDialog, useMay, usePrepared } from '@shortlist/web-kit';
import { useState } from 'react';
import { useScreeningStore } from '../../people/store/use-screening.js';
import { useReading } from '../reading-context.js';
import { planSplit } from '../split-plan.js';
import { MarkLink } from './MarkLink.js';

const SplitDialog = createLazyDialog(
  async () => (await import('./SplitDialog.js')).SplitDialog,
  'Split the undecided',
);
const parts = [SplitDialog];

/** Splits the undecided, and leads to a review of those who wait for the user. */
export function HeadActions() {
  const { screening } = useScreeningStore();
  const { reading } = useReading();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  usePrepared(parts);
  if (!reading) return null;
  const toSplit = planSplit(reading, [], true).people;
  return (
    <>
      {may('screening.change') && toSplit > 0 ? (
        <Button onClick={() => setOpen(true)}>Split {toSplit} undecided</Button>
      ) : null}
      <MarkLink jobId={screening.jobId} />
      {isOpen ? <SplitDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
