import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { clearBrowserData } from './checks/clearBrowserData.ts';

// Wait up to 10 s for elements, because lazily imported parts may appear late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// All test files of a worker share this document. Changes that one file leaves behind would make the next
// file fail.
if (globalThis.document) {
  let styles: Element[] = [];
  beforeAll(() => {
    clearBrowserData();
    styles = [...document.head.querySelectorAll('style')];
  });
  afterAll(() => {
    const root = { ...document.documentElement.dataset };
    const lost = styles.filter((style) => !style.isConnected).length;
    expect({ root, body: document.body.innerHTML, lost }, 'state that this file leaves behind').toEqual({
      root: {},
      body: '',
      lost: 0,
    });
  });
}
