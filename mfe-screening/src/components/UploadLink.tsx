import { ButtonLink, type ButtonLinkProps, useMay } from '@shortlist/web-kit';

/** Leads to the upload page; nothing for a member who may not start screenings. */
export function UploadLink(props: Omit<Extract<ButtonLinkProps, { to: unknown }>, 'to'>) {
  const mayStart = useMay()('screening.start');
  return mayStart ? <ButtonLink {...props} to="/upload" /> : null;
}
