export { createBaseStyle, findFonts, type FontAddresses } from './product-style.js';
export { type Mailbox, startMailbox } from './start-mailbox.js';
