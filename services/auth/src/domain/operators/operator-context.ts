import type { Context } from '../../context.js';

/** Dependencies of an operator's command: the database alone, so that it runs next to the service or without it. */
export interface OperatorContext extends Pick<
  Context,
  'models' | 'clock' | 'log' | 'announceAccessEnded'
> {
  /** Name for the audit log. */
  readonly operator: string;
}
