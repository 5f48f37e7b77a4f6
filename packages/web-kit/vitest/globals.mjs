import { TextDecoder, TextEncoder } from 'node:util';

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
