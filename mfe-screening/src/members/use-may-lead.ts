import { useHost, useMay } from '@shortlist/web-kit';

/** True where the user leads a screening, or may do what its lead does. */
export function useMayLead(leadId: string | undefined): boolean {
  const { session } = useHost();
  const isAllowed = useMay()('screening.lead');
  return isAllowed || (leadId !== undefined && leadId === session.user?.id);
}
