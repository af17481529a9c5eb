import type { TaraContext } from '@luxe/assistant';

/** A sentence of an answer. `source` is where its fact comes from; null for a sentence without a fact. */
export interface Sentence {
  readonly text: string;
  readonly source: { readonly kind: string; readonly href: string } | null;
}

/** What the evaluation reads of the response of `askTara`. */
export interface TaraResponse {
  readonly answer: {
    readonly sentences: readonly Sentence[];
    readonly products: readonly {
      /** `color` is the name of the colour that the tile shows. */
      readonly product: { readonly productId: string; readonly color?: string };
      readonly reasons: readonly Sentence[];
    }[];
    readonly comparison: {
      /** A row has one value for each product. */
      readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
      /** Ids, in the order of the values. */
      readonly products: readonly string[];
    } | null;
    readonly question: { readonly text: string } | null;
    readonly handover: boolean;
  };
  readonly context: TaraContext;
}

/** Whether a response answers, asks back or hands over. */
export const isAnswered = ({ answer }: TaraResponse): boolean =>
  answer.products.length > 0 ||
  answer.question !== null ||
  answer.comparison !== null ||
  answer.handover ||
  answer.sentences.some(({ source }) => source !== null);
