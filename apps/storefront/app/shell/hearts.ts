import { createContext } from 'react';

/** What the customer has saved, by product code, for every heart of a page; undefined while it is not known, and for a guest. */
export const SavedContext = createContext<ReadonlySet<string> | undefined>(undefined);
