/** The dialog that sets a password; other parts of the page open it, too. */
export const passwordDialog = 'password';
