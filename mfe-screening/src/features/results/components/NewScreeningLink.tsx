import { ButtonLink, type ButtonLinkProps } from '@shortlist/web-kit';
import { useWorkflow } from '../../../workflow/workflow-context.js';

/** Goes to the dashboard and clears the current screening (specification §2). */
export function NewScreeningLink({ variant = 'primary' }: Pick<ButtonLinkProps, 'variant'>) {
  const workflow = useWorkflow();
  return (
    <ButtonLink to="/dashboard" variant={variant} onClick={() => workflow.reset()}>
      New Screening
    </ButtonLink>
  );
}
