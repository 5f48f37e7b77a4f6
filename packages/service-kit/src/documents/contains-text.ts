/** A filter for a field of text that has `text` somewhere in it, compared without case: no character of it has a meaning. */
export function containsText(text: string): { readonly $regex: string; readonly $options: 'i' } {
  return { $regex: text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), $options: 'i' };
}
