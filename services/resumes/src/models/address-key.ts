/** The form in which the addresses of candidates are stored to be found, and compared, as persons are. */
export function addressKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
