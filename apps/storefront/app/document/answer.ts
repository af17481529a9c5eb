import { createContext, useContext } from 'react';

/** What one answer of the server has that no other may share. In the browser it is empty: nothing there compares it. */
export interface Answer {
  readonly nonce: string;
  /** Scripts a lazy screen needs. */
  preloads(screen: string): readonly string[];
}

export const AnswerContext = createContext<Answer>({ nonce: '', preloads: () => [] });
export const useAnswer = () => useContext(AnswerContext);
