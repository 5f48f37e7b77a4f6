/** The form in which addresses are stored and compared: one account per address, whatever its case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
