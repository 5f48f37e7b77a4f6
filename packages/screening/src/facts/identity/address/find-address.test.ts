import { describe, expect, it } from 'vitest';
import { findAddress } from '../email.js';

const clear = (email: string) => ({ email, doubt: null });

describe('findAddress', () => {
  it.each([
    ["first.o'last@example.com", "First O'Last", "first.o'last@example.com"],
    ['first.o’last@example.com', 'First O’Last', "first.o'last@example.com"],
    ['first.last+jobs@example.com', 'First Last', 'first.last+jobs@example.com'],
    ['Email:sunny.day99@example.com, Leeds', 'Anna Hill', 'sunny.day99@example.com'],
    ['<SUNNY@Example.COM>.', 'Anna Hill', 'sunny@example.com'],
    ['anna.hill @ example.com', 'Anna Hill', 'anna.hill@example.com'],
    ['\uE0BEsunny@example.com', 'Anna Hill', 'sunny@example.com'],
    ['first.middle.\nlast@example.com', 'First Middle Last', 'first.middle.last@example.com'],
    ['maxine.branden\nburg@example.com', 'Maxine Brandenburg', 'maxine.brandenburg@example.com'],
    ['anna.hill\n@example.com', 'Anna Hill', 'anna.hill@example.com'],
    ['anna.hill@\nexample.com', 'Anna Hill', 'anna.hill@example.com'],
    ['anna.hill@northmail.\ncom', 'Anna Hill', 'anna.hill@northmail.com'],
    ['anna.hill@northmail.co\n.uk', 'Anna Hill', 'anna.hill@northmail.co.uk'],
    ['anna.hill@example.com\nannahill.com', 'Anna Hill', 'anna.hill@example.com'],
    ['Anna Hill\nHill\nhill@example.com', 'Anna Hill', 'hill@example.com'],
    ['Worked in Leeds.\nsunny@example.com', 'Anna Hill', 'sunny@example.com'],
    ['Leeds\nsunny99@example.com', 'Anna Hill', 'sunny99@example.com'],
    ['+44 20 7946 0999, sunny99@example.com', 'Anna Hill', 'sunny99@example.com'],
    ['ivan.petrov@example.com', 'Иван Петров', 'ivan.petrov@example.com'],
    ['youssef.khaled@example.com', 'Yousef Khalid', 'youssef.khaled@example.com'],
    ['info@annahill.com', 'Anna Hill', 'info@annahill.com'],
    ['sarah.stone@example.com and anna@example.com', 'Anna Hill', 'anna@example.com'],
  ])('reads %j of %s', (text, name, email) => {
    expect(findAddress(text, name)).toEqual(clear(email));
  });

  it.each([
    ['first.müller@example.com', 'First Müller', 'first.müller@example.com', 'letters'],
    ['anna.hill@example.comLinkedIn', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['anna.hill@example.comlinkedin', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['anna.hill@example.com.Mobile: 1', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['+971 50 555 0123first@example.com', 'First Last', 'first@example.com', 'unclear'],
    ['+971505550123first@example.com', 'First Last', 'first@example.com', 'unclear'],
    ['Leeds|anna.hill@example.com', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['Leeds–anna.hill@example.com', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['LeedsAnna.hill@example.com', 'Anna Hill', 'leedsanna.hill@example.com', 'unclear'],
    ['EmailAnna.hill@example.com', 'Anna Hill', 'anna.hill@example.com', 'unclear'],
    ['m\uFFFDller@example.com', 'Anna Müller', 'ller@example.com', 'unclear'],
    ['anna.hill@example.lan', 'Anna Hill', 'anna.hill@example.lan', 'unclear'],
    ['working @ example.com', 'Anna Hill', 'working@example.com', 'unclear'],
    ['anna.hill@northmail.co\nm', 'Anna Hill', 'anna.hill@northmail.com', 'wrapped'],
    ['anna.hill@north-\nmail.com', 'Anna Hill', 'anna.hill@north-mail.com', 'wrapped'],
    ['sunny.day.\nlast@example.com', '', 'sunny.day.last@example.com', 'wrapped'],
    ['sunny\n@example.com', 'Anna Hill', 'sunny@example.com', 'wrapped'],
    ['info@example.com', 'Anna Hill', 'info@example.com', 'shared'],
    ['tom.ellery@bluebridge.com', 'Anna Hill', 'tom.ellery@bluebridge.com', 'other-person'],
    ['x9@example.com sunny@example.com', 'Anna Hill', 'x9@example.com', 'several'],
  ])('reads %j of %s with a doubt', (text, name, email, doubt) => {
    expect(findAddress(text, name)).toEqual({ email, doubt });
  });

  it.each([
    ['Email | LinkedIn', 'anna.hill@example.com', clear('anna.hill@example.com')],
    ['anna.hill@northmail.co\nm', 'anna.hill@northmail.com', clear('anna.hill@northmail.com')],
    ['anna.hill@northmail.co\nm', 'Anna.Hill@northmail.co', clear('anna.hill@northmail.co')],
    ['anna.hill@example.comLinkedIn', 'anna.hill@example.com', clear('anna.hill@example.com')],
    ['anna.hill@example.com', 'your.name@example.com', clear('anna.hill@example.com')],
    ['Email', 'tom.ellery@b.com', { email: 'tom.ellery@b.com', doubt: 'other-person' }],
  ])('reads %j with a link to %s', (text, link, found) => {
    expect(findAddress(text, 'Anna Hill', [link])).toEqual(found);
  });

  it.each(['"anna hill"@example.com', 'anna@hill', '@example', 'a @ b', `${'a'.repeat(300)}`])(
    'takes %j for no address',
    (text) => {
      expect(findAddress(text, 'Anna Hill').email).toBe('');
    },
  );
});
