/** What a recruiter does in one sitting. */
export type Phase = 'signIn' | 'screen' | 'send';
