import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

// A part that is imported when it is wanted may be late on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// The worker's next file gets this document: what one file takes from it, or leaves on it, the other fails of.
if (globalThis.document) {
  let styles: Element[] = [];
  beforeAll(() => {
    styles = [...document.head.querySelectorAll('style')];
  });
  afterAll(() => {
    const root = { ...document.documentElement.dataset };
    const lost = styles.filter((style) => !style.isConnected).length;
    expect({ root, body: document.body.innerHTML, lost }, 'what this file leaves').toEqual({
      root: {},
      body: '',
      lost: 0,
    });
  });
}
