/** The end of a day as it is here; null for none. */
export function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** '2 December' */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** A day as fields have it, `days` after today. */
export function dayAfter(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  // Sweden writes days as fields have them.
  return day.toLocaleDateString('sv-SE');
}
