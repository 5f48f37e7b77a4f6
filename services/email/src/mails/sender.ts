import addressparser from 'nodemailer/lib/addressparser';

/** True for exactly one mail address, with or without a name. */
export function isSender(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  const [first, ...others] = addressparser(text, { flatten: true });
  return others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(first?.address ?? '');
}

/** The bare address of a sender that `isSender` accepts. */
export function addressOf(sender: string): string {
  return addressparser(sender, { flatten: true })[0]?.address ?? sender;
}
