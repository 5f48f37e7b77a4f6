/** A recruiter's actions in one sitting. */
export type Phase = 'signIn' | 'screen' | 'send';
