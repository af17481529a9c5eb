// Part of React's chunk, so that React runs in a task of its own, before the libraries and the entry.
export { hydrateRoot } from 'react-dom/client';
