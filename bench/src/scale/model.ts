import type { Answered } from './stub-model.js';

/** Measurement of a stage: so many slots, which take so long for each. */
export interface Stage {
  readonly slots: number;
  /** Seconds a slot is taken by one resume: the provider's answer and all around it. */
  readonly seconds: number;
}

/**
 * The time until 95 % of `count` resumes that wait at a stage are through it, in seconds. All slots are busy (Little:
 * slots = rate × seconds), so a resume leaves every `seconds / slots`, in rounds as the slots begin together.
 */
export function predictP95(count: number, { slots, seconds }: Stage): number {
  return Math.ceil((0.95 * count) / slots) * seconds;
}

/** The same as it was seen at the provider, from the first question on. */
export function measuredP95(answered: readonly Answered[]): number {
  const begun = Math.min(...answered.map((each) => each.begun));
  const ended = answered.map((each) => each.ended).toSorted((a, b) => a - b);
  return ((ended[Math.ceil(0.95 * ended.length) - 1] ?? begun) - begun) / 1000;
}

/** Answers per second, and the share of the slots that were in use, between the first and the last question. */
export function useOf(answered: readonly Answered[], slots: number) {
  const begun = Math.min(...answered.map((each) => each.begun));
  const last = Math.max(...answered.map((each) => each.begun));
  // Answers after the last question began leave slots without any work left.
  const inside = answered.map(({ begun: from, ended }) => Math.min(ended, last) - from);
  const seconds = (last - begun) / 1000;
  const busySeconds = inside.reduce((sum, ms) => sum + ms, 0) / 1000;
  const done = answered.filter(({ ended }) => ended <= last).length;
  return { perSecond: done / seconds, busy: busySeconds / (slots * seconds) };
}
