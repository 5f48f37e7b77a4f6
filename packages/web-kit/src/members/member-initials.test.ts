import { describe, expect, it } from 'vitest';
import { memberInitials } from './member-initials.js';

function initialsFor(...names: string[]): string[] {
  const people = names.map((name, at) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { userId: `${at}`, firstName, lastName };
  });
  return [...memberInitials(people).values()];
}

describe('memberInitials', () => {
  it('are the first letters of first and last name', () => {
    expect(initialsFor('Mina Castellano', 'Owen Hartley')).toEqual(['MC', 'OH']);
  });

  it('get a third letter where two are the same', () => {
    expect(initialsFor('Priya Nair', 'Paul Nolan', 'Owen Hartley')).toEqual(['PNa', 'PNo', 'OH']);
  });

  it('take the first letter of the last name that differs', () => {
    expect(initialsFor('Priya Nair', 'Paul Nash')).toEqual(['PNi', 'PNs']);
  });

  it('stay the same for namesakes, and for a name of one letter', () => {
    expect(initialsFor('Priya Nair', 'Priya Nair')).toEqual(['PNa', 'PNa']);
    expect(initialsFor('Priya N', 'Paul N')).toEqual(['PN', 'PN']);
  });
});
