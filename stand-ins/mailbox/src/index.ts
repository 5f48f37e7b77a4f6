export { createBaseStyle, findFonts } from './product-style.js';
export { type Mailbox, startMailbox } from './start-mailbox.js';
