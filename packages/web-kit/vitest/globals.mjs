import { TextDecoder, TextEncoder } from 'node:util';
import { __PRIVATE__ } from 'styled-components';

// jsdom lacks these; react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom knows the dialog element but not how to open it as a modal.
Object.assign(globalThis.HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
    this.querySelector('[autofocus], button, input, textarea, select, a[href]')?.focus();
  },
  close() {
    this.open = false;
  },
});

// jsdom has no layout, so there is nowhere to scroll to.
Object.assign(globalThis.Element.prototype, { scrollIntoView() {} });
Object.assign(globalThis, {
  scrollTo() {},
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// Styles stay outside of the document: jsdom would parse all of them again with each new rule, and match each of them with every
// element whose role a test asks for.
__PRIVATE__.mainSheet.options.target = globalThis.document.createElement('div');
