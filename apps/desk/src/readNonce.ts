/**
 * Makes the nonce of the page known to libraries that add style elements. styled-components reads the meta
 * element by itself. The scroll lock of dialogs (`get-nonce`) reads this global variable. Import this module
 * before any component.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
(globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = meta?.nonce ?? '';
