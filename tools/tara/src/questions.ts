import { readFileSync } from 'node:fs';
import type { TaraPlan } from '@luxe/assistant';

export const languages = ['english', 'hinglish', 'romanisedHindi', 'devanagari'] as const;
type QuestionLanguage = (typeof languages)[number];

/** What a request means, as a reader would write it down. A missing field means: none, or "find". */
export interface Expectation {
  readonly intent?: TaraPlan['intent'];
  /** Codes of the demonstration catalogue. */
  readonly categories?: readonly string[];
  /** Names. */
  readonly brands?: readonly string[];
  readonly colours?: readonly string[];
  readonly materials?: readonly string[];
  readonly sizes?: readonly string[];
  /** Words that must be among the styles. More are allowed. */
  readonly styles?: readonly string[];
  readonly notBrands?: readonly string[];
  readonly notColours?: readonly string[];
  readonly notMaterials?: readonly string[];
  readonly notCategories?: readonly string[];
  /** In rupees. */
  readonly min?: number;
  readonly max?: number;
  readonly gift?: number;
  readonly occasion?: string;
  readonly recipient?: NonNullable<TaraPlan['recipient']>;
  readonly sort?: TaraPlan['sort'];
  readonly pincode?: string;
  readonly order?: string;
  readonly topic?: string;
  readonly refersTo?: readonly number[];
  /** A size of another system that the answer converts, as the question writes it: `UK 8`. */
  readonly wears?: string;
  /** Whether the assistant must ask before it answers. */
  readonly asks?: true;
}

/** A question of a shopper. */
export interface Question {
  readonly id: string;
  readonly language: QuestionLanguage;
  /** Whether its author had not seen how the assistant reads requests. */
  readonly blind: boolean;
  readonly text: string;
  /** Questions before it, in the same conversation. */
  readonly after: readonly string[];
  readonly expect: Expectation;
}

/** Number of products that the answer to the question before is taken to show. */
export const shownBefore = 5;

/** Reads the questions, in the order of their files. */
export const readQuestions = (): Question[] => readFolder('questions');

/**
 * Reads the held-out questions, which are no part of the 300. Their author wrote them after the parser,
 * without reading it. Their faults may add a general word to the lexicon, but no rule.
 */
export const readHeldOut = (): Question[] => readFolder('questions/held-out');

const readFolder = (folder: string): Question[] =>
  languages.flatMap((language) =>
    readFileSync(new URL(`${folder}/${language}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const question = JSON.parse(line) as Omit<Question, 'language' | 'after'> & { after?: string[] };
        return { ...question, language, after: question.after ?? [] };
      }),
  );
