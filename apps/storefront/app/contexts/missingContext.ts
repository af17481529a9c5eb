import { createContext } from 'react';

/** Replaces the account page at the current URL with the screen "404 - Page Not Found". */
export const MissingContext = createContext<() => void>(() => undefined);
