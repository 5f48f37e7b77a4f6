import type { Token } from '../../text/words/tokens.js';

/** Words for how much, or what kind of paper, not for the subject: years, degree and level are compared as such. */
const MEASURES =
  /^(?:years?\+?|yrs?\+?|months?|pqe|post|qualifying|qualification|twenty|thirty|forty|fifty|hundred|thousand|millions?|billions?|mio|millionen|millones|milioni|miljoen|milhões|mln|degree|bachelor|master|diploma|phd|bsc|msc|ba|bs|mba|fluent|native|good|excellent|strong|level|minimum|least|plus|one|two|three|four|five|six|seven|eight|nine|ten|similar|equivalent|related|field|relevant|proven|more|less|fewer|comparable|valid|current|full|min|max|maximum|greater|larger|higher|exceeding|above|supérieure?s?|superior(?:es)?|superior[ei]|höhere?[rsn]?|hoger|wyższ\p{L}{1,3}|jahre|jahr|ans|années|años|anni|jaar|anos|lat|lata)$/iu;
const SHORT = 2;

/**
 * True for a word that says how much of something is asked for, not of what. 'Co' of 'co-ordinator' and the like tell
 * nothing; 'HR' and 'UX' do, but they are named.
 */
export const isMeasure = ({ lower }: Pick<Token, 'lower'>) =>
  lower.length <= SHORT || /^\d+[+km]?$/.test(lower) || MEASURES.test(lower);
