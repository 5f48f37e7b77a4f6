import { describe, expect, it } from 'vitest';
import { partOf, partsFor, withPart } from './people-parts.js';

const people = { leadId: 'mina', reviewerIds: ['owen'], managerIds: ['helen'], isPrivate: false };

describe('withPart', () => {
  it('makes the lead before a new one a reviewer', () => {
    const changed = withPart(people, 'owen', 'lead');
    expect(changed).toEqual({
      leadId: 'owen',
      reviewerIds: ['mina'],
      managerIds: ['helen'],
      isPrivate: false,
    });
  });

  it('gives each member one part', () => {
    const changed = withPart(people, 'owen', 'manager');
    expect(partOf(changed, 'owen')).toBe('manager');
    expect(changed.reviewerIds).toEqual([]);
    expect(partOf(withPart(changed, 'owen', 'none'), 'owen')).toBe('none');
  });

  it('leaves who sees it as it is', () => {
    expect(withPart({ ...people, isPrivate: true }, 'priya', 'reviewer').isPrivate).toBe(true);
  });
});

describe('partsFor', () => {
  it('lets a viewer hire only, and keeps the lead until another takes over', () => {
    expect(partsFor('viewer', 'none')).toEqual(['manager', 'none']);
    expect(partsFor('owner', 'lead')).toEqual(['lead']);
    expect(partsFor('recruiter', 'none')).toContain('lead');
  });
});
