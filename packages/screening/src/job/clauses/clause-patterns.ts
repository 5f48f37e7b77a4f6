/** 'Leading' of 'leading, supervising or coaching a team'; not the fields of work that end so. */
export const GERUND =
  /^(?!(?:engineering|accounting|marketing|nursing|training|welding|plumbing|catering|manufacturing)$)\p{L}{3,14}ing$/iu;

const WEEKDAYS = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'].flatMap((code) => {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  return [...Array(7).keys()].map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
});
/** A day of the week or a time of the day. */
export const WHEN = new RegExp(
  `^(?:${WEEKDAYS.join('|')}|\\d{1,2}(?:[:.]\\d\\d|[ap]m|h)(?!\\p{L}))`,
  'iu',
);

/** 'Two years on a reach truck': how long something was done. */
export const HOW_LONG =
  /^(?:(?:at least|min\.?|minimum|over) )?(?:\d{1,2}|one|two|three|four|five|six|ten|twelve)\+? ?(?:months?|years?|yrs?)(?!\p{L})/iu;
