import { createElement } from 'react';

/** Id of the element in which React renders. */
export const rootId = 'root';
/** Id of the element that contains the texts as JSON. */
export const textsId = 'texts';

/** A page that only shows texts. */
export const BareContent = ({ texts }: { texts: readonly string[] }) =>
  createElement(
    'main',
    null,
    texts.map((text, index) => createElement('p', { key: index }, text)),
  );
