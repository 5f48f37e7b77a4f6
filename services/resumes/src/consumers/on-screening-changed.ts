import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/** Passes a change on to the pages that follow the screening by this process. */
export function onScreeningChanged({ bus, changeFollower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.screeningChanged,
    { broadcast: true, prefetch: 100 },
    async (change) => changeFollower.hear(change),
  );
}
