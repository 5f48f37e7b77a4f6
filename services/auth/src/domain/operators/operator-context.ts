import type { Context } from '../../context.js';

/** What an operator's command works with: the database alone, so that it runs beside the service or without it. */
export interface OperatorContext extends Pick<Context, 'models' | 'clock' | 'announceAccessEnded'> {
  /** Whose name stands in the audit log. */
  readonly operator: string;
}
