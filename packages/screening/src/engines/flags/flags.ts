import type { AddressDoubt } from '../../facts/identity/address/find-address.js';
import type { Identity } from '../../facts/identity/identity.js';
import type { YearsOfExperience } from '../../facts/work/years.js';
import { isInstruction } from '../../text/terms/instruction-text.js';
import type { Segment } from '../../text/words/segments.js';
import type { ExtractedResume, GivenFlag } from '../../types.js';

/** Characters that the detail of a flag may have. */
export const MAX_DETAIL = 500;
const addressMessages: Readonly<Record<AddressDoubt, string>> = {
  unclear: 'The email address may be cut off, or joined to other text. Please check it.',
  wrapped: 'The email address goes over two lines. Please check it.',
  letters: 'The email address has letters that many mail servers refuse. Please check it.',
  shared: 'The email address is a shared mailbox. Please check it.',
  'other-person': 'The email address reads like another person’s name. Please check it.',
  scanned: 'The email address was read from a scan. Please check it.',
  several: 'The resume shows several email addresses. Please check the one that is used.',
};

/** Warnings about a resume for a person, `instructions` being its orders to the reader; they never change the score. */
export function flagResume(
  resume: ExtractedResume,
  instructions: readonly Segment[],
  identity: Identity,
): readonly GivenFlag[] {
  const flags: GivenFlag[] = [];
  if (resume.hiddenText.length > 0) {
    flags.push({
      kind: 'hidden-text',
      message: 'Hidden text found. It was not counted.',
      detail: resume.hiddenText.join(' … ').slice(0, MAX_DETAIL),
    });
  }
  const orders = [
    ...instructions.map((segment) => segment.text),
    ...resume.hiddenText.filter(isInstruction),
  ];
  if (orders.length > 0) {
    flags.push({
      kind: 'instruction-text',
      message: 'The resume contains text that tries to instruct the reader. It was not counted.',
      detail: orders.join(' … ').slice(0, MAX_DETAIL),
    });
  }
  if (identity.isGuessed) {
    flags.push({
      kind: 'name-guessed',
      message: 'The resume shows no clear name. Please check it.',
      detail: identity.name,
    });
  }
  if (identity.addressDoubt !== null) {
    flags.push({
      kind: 'address-unclear',
      message: addressMessages[identity.addressDoubt],
      detail: identity.email,
    });
  }
  return flags;
}

/** Flags years stated in a resume that are far from what its dates add up to. */
export function flagYears({ differs, stated, computed }: YearsOfExperience): GivenFlag[] {
  if (!differs) return [];
  return [
    {
      kind: 'years-differ',
      message: `The resume states ${stated} years of experience; its dates add up to ${computed}.`,
      detail: `${stated} stated, ${computed} by dates`,
    },
  ];
}
