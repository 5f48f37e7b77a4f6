import { Button, Dialog, Note, TextLink } from '@shortlist/web-kit';
import type { useAsking } from '../use-asking.js';

export type PlanChange = 'Upgrade' | 'Downgrade';

export interface ChangeDialogProps {
  /** The change the user asked for; null shows nothing. */
  readonly change: PlanChange | null;
  readonly asking: ReturnType<typeof useAsking>;
  readonly onClose: () => void;
}

/** Says that plans can't be changed here yet, and who can change one; an upgrade can be asked for at once. */
export function ChangeDialog({ change, asking, onClose }: ChangeDialogProps) {
  const { asked, busy, error, ask } = asking;
  const canAsk = change === 'Upgrade' && asked === null;
  return (
    <Dialog
      title={`${change ?? 'Upgrade'} feature coming soon!`}
      open={change !== null}
      onClose={onClose}
      actions={
        <>
          <Button variant={canAsk ? 'quiet' : 'primary'} onClick={onClose}>
            OK
          </Button>
          {canAsk ? (
            <Button
              variant="primary"
              busy={busy}
              busyLabel="Requesting..."
              onClick={() => void ask()}
            >
              Request Premium
            </Button>
          ) : null}
        </>
      }
    >
      {change === 'Upgrade' && asked !== null ? (
        <p>You requested {asked}. We’ll reply by email.</p>
      ) : (
        <p>
          Until then, <TextLink to="/contact">contact us</TextLink> and we will change your plan for
          you.
        </p>
      )}
      {error !== null ? (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      ) : null}
    </Dialog>
  );
}
