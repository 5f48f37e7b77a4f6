import { describe, expect, it } from 'vitest';
import { findWeakness } from './find-weakness.js';

const owner = {
  email: 'ada.king@engines.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
};

describe('a password that is soon guessed', () => {
  it.each([
    ['aaaaaaaa', /repeats the same characters/],
    ['abcabcabcabc', /repeats the same characters/],
    ['ß'.repeat(36), /repeats the same characters/],
    ['zxcvbnm,', /follows the keys of a keyboard/],
    ['abcdefgh', /a row such as “abc” or “123”/],
    ['24.12.1999', /a date or a year/],
    ['P@ssw0rd!', /one of the most common/],
    ['monkey123', /one of the most common/],
    ['lovelace1815', /close to your name, company or email/],
    ['AdaLovelace1', /close to your name, company or email/],
    ['ada.king1', /close to your name, company or email/],
    ['AnalyticalEngines', /close to your name, company or email/],
    ['Pneumonia', /common/],
  ])('is refused, and the sentence says why: %s', async (password, reason) => {
    const sentence = await findWeakness(password, owner);
    expect(sentence).toMatch(reason);
    expect(sentence).toMatch(/\. Please choose another/);
  });

  it.each(['seven green kites', 'correct horse', 'grey horse', 'xq7!vb', 'Ünïcødé ☃ snow'])(
    'is none of %j',
    async (password) => expect(await findWeakness(password, owner)).toBeNull(),
  );

  it('is close to the own name of its owner alone', async () => {
    expect(await findWeakness('AnalyticalEngines', {})).toBeNull();
  });

  it.each([
    'a1b2c3d4e5f6g7h8i9',
    '4@8({[<369&#!1/|0$5+7%2',
    'p4ssw0rd',
    '(((((a+)+)+)+)+$',
    '\u{1f469}\u200d',
  ])('is looked for in a bounded time: %s, again and again', async (text) => {
    await findWeakness('once', {});
    const before = process.cpuUsage();
    await findWeakness(text.repeat(2_000), owner);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});
