import { Button, Dialog, TextLink } from '@shortlist/web-kit';

export type PlanChange = 'Upgrade' | 'Downgrade';

export interface ChangeDialogProps {
  /** The change the user asked for; null shows nothing. */
  readonly change: PlanChange | null;
  readonly onClose: () => void;
}

/** Says that plans can't be changed here yet, and who can change one. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      title={`${change ?? 'Upgrade'} feature coming soon!`}
      open={change !== null}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      Until then, <TextLink to="/contact">contact us</TextLink> and we will change your plan for
      you.
    </Dialog>
  );
}
