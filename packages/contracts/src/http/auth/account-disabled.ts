/** Shown only to the person who proved that the account is theirs. */
export const accountDisabled = {
  status: 403,
  message: 'This account has been disabled. Please contact us if you think that is a mistake.',
} as const;
