export interface AppLink {
  readonly to: string;
  readonly label: string;
}

/** Navigation of the signed-in (specification §2, header). */
export const appLinks = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/upload', label: 'Upload Resume' },
  { to: '/contact', label: 'Contact' },
] as const satisfies readonly AppLink[];

/** Navigation of visitors beside Sign In and Get Started. */
export const publicLinks = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const;
