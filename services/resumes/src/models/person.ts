import { personLinkKinds } from '@shortlist/contracts/screening';
import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';
import { storedMail } from './draft.js';
import { storedResult } from './result.js';

/** Fields of the counting file that a person's outcome needs. */
const storedCounted = storedResult
  .pick({ name: true, email: true, score: true, flags: true })
  .extend({
    id: z.string(),
    fileName: z.string(),
  });
export type CountedFile = Stored<z.output<typeof storedCounted>>;

const storedPersonFile = storedObject({ id: z.string(), fileName: z.string(), score: z.number() });
export type StoredPersonFile = Stored<z.output<typeof storedPersonFile>>;

/** A person's decision about this file and another one. */
const storedSaid = storedObject({ other: z.string(), isSame: z.boolean() });

/** Another person who may be the same one; nobody decided about it yet. */
const storedLink = storedObject({
  /** The other person's own file. */
  id: z.string(),
  /** A kind that only a newer release knows keeps the email back, too. */
  kind: storedEnum(personLinkKinds, 'address'),
  name: z.string(),
});
export type StoredLink = Stored<z.output<typeof storedLink>>;

/** A person's word about an address. It holds while `found` is what the resume shows. */
const storedAddressCheck = storedObject({
  found: z.string(),
  address: z.string(),
  /** Email address of the person who said so. */
  by: z.string(),
  at: z.date(),
});
export type StoredAddressCheck = Stored<z.output<typeof storedAddressCheck>>;

/** A person is no longer to get a rejection: to be announced. */
const storedWithdrawal = storedObject({
  reason: z.string(),
  at: z.date(),
});

const storedOpening = storedObject({
  at: z.date(),
  /** Email address of the person. */
  by: z.string(),
});

/** Fields that group files into persons, and notes about them. */
export const personFields = {
  /**
   * The file of the same person that carries what is decided about them (docs/decisions/014); null when this one
   * does, so that a file which nobody grouped is a person of its own.
   */
  personId: z.string().nullable().default(null),
  /** True when someone said that it is not of the same person as other files. */
  separate: z.boolean().default(false),
  /** Decisions of a person about this file and others, written on both files. */
  said: z.array(storedSaid).default([]),
  /** With this and the next fields, only a person's own file says something: the file that counts; null: itself. */
  counted: storedCounted.nullable().default(null),
  /** All files of the person, the one that counts first; empty when this is the only one. */
  files: z.array(storedPersonFile).default([]),
  /** Ids of other persons of the job with the same address. */
  sharesAddress: z.array(z.string()).default([]),
  /** Other persons of the job about whom a person should decide: the same one or not. */
  links: z.array(storedLink).default([]),
  /** Outcome of an email to another of the files while that was a separate person; null when none may have left. */
  otherMail: storedMail.nullable().default(null),
  /** Null while nobody said anything about the address. */
  addressCheck: storedAddressCheck.nullable().default(null),
  note: z.string().default(''),
  tags: z.array(z.string()).default([]),
  starred: z.boolean().default(false),
  /** True when the email is left out of what is sent to all. */
  keptBack: z.boolean().default(false),
  /** When a person first looked at the resume, and who; null before, undefined where that was not noted yet. */
  opened: storedOpening.nullable().optional(),
  /** Not announced yet; null when there is nothing to announce. */
  withdrawal: storedWithdrawal.nullable().default(null),
};
