import type { Mail } from './mail.js';
import { groupOf, isChoosable, isChosenByItself } from './mail-groups.js';

/** A person's ticks, by candidate id; the others follow `isChosenByItself`. */
export type Ticks = ReadonlyMap<string, boolean>;

export function isChosen(mail: Mail, ticks: Ticks): boolean {
  return isChoosable(groupOf(mail)) && (ticks.get(mail.candidate.id) ?? isChosenByItself(mail));
}

export function withTicks(ticks: Ticks, mails: readonly Mail[], isTicked: boolean): Ticks {
  return new Map([...ticks, ...mails.map(({ candidate }) => [candidate.id, isTicked] as const)]);
}

/** Everybody whose email is still open, by what Send All Emails does with it. */
export interface Choice {
  readonly chosen: readonly Mail[];
  readonly keptBack: readonly Mail[];
  readonly withoutAddress: readonly Mail[];
  /** With an address that no email can go to, without a draft, or with a text that can't be sent. */
  readonly blocked: readonly Mail[];
}

export function choiceOf(mails: readonly Mail[], ticks: Ticks): Choice {
  const open = mails.filter((mail) => isChoosable(groupOf(mail)));
  const blocked = mails.filter((mail) => groupOf(mail) === 'blocked');
  return {
    chosen: open.filter((mail) => isChosen(mail, ticks)),
    keptBack: open.filter((mail) => !isChosen(mail, ticks)),
    withoutAddress: blocked.filter(({ address }) => address === ''),
    blocked: blocked.filter(({ address }) => address !== ''),
  };
}

/** The choice as the line under the heading says it; parts of nobody are left out. */
export function summarizeChoice({ chosen, keptBack, withoutAddress, blocked }: Choice): string {
  const rest = [
    [keptBack.length, 'kept back'],
    [withoutAddress.length, 'without an address'],
    [blocked.length, 'that can’t get an email'],
  ] as const;
  return [
    `${chosen.length} selected`,
    ...rest.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`),
  ].join(' · ');
}
