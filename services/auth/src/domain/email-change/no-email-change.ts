/** The update that forgets a new address which nobody has confirmed: its link stops working. */
export const noEmailChange = { newEmail: null, newEmailUntil: null, 'mailDue.emailChange': null };
