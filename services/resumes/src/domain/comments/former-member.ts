/** Shown in place of a member whose account was deleted. */
export const FORMER_MEMBER = 'a former member';
