/** Named error of every operation that sets a password; `{reason}` says in sentences what is weak, and what to do. */
export const weakPassword = {
  WeakPassword: { status: 422, message: '{reason}' },
} as const;
