import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BareContent, rootId, textsId } from './bareContent.ts';

// The script of the bare page.
const texts = JSON.parse(document.getElementById(textsId)?.textContent ?? '[]') as string[];
const root = document.getElementById(rootId);
if (root) hydrateRoot(root, createElement(BareContent, { texts }));
